import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesBelow } from '#api/testing/matrices/code/imports.ts'

const sources = ['api', 'web', 'prisma', 'tools', 'e2e'].flatMap(sourcesBelow)
const sections = new Map(
  readFileSync('docs/removing.md', 'utf8')
    .split(/^## /m)
    .map((section) => [section.split('\n')[0] ?? '', section] as const),
)

it.each([
  ['Points and the team board', /^(api\/modules|web\/features)\/points\/|^web\/screens\/team-board\//],
  ['The embedded PostgreSQL', /^api\/database\/embedded\//],
  [
    'Backups and the export of one business',
    /^api\/(modules\/backups\/|http\/businessExport|cli\/(backup|restored?|businessExport|businessRestore)\.ts)/,
  ],
  ['GraphiQL', /^api\/graphql\/graphiql\//],
])('The way to remove a part names what imports it: %s', (title, part) => {
  const section = sections.get(title) ?? ''
  const users = sources.filter(({ path, imports }) => !part.test(path) && imports.some((to) => part.test(to)))
  expect(users.length).toBeGreaterThan(0)
  const isNamed = (path: string) => {
    const [folder = '', name = ''] = [path.slice(0, path.lastIndexOf('/')), path.split('/').pop()]
    return section.includes(path) || (section.includes(`\`${folder}\``) && section.includes(name))
  }
  // Tests beside the product fail by themselves.
  const others = users
    .map(({ path }) => path)
    .filter((path) => !/^(?!api\/testing).*\.test\.tsx?$/.test(path))
  expect(others.filter((path) => !isNamed(path))).toEqual([])
})
