import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'))

/** Paths of the project that a page names in backticks; those with a wildcard name many. */
function pathsIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8')
  const named = [...text.matchAll(/`((?:api|web|prisma|e2e|bench|docs|\.ci)\/[^`\s…]*)`/g)].map(
    ([, path]) => path ?? '',
  )
  return named.filter((path) => !/[*<:{]/.test(path))
}

describe('the documentation', () => {
  it.each(pages)('%s names only files that exist', (page) => {
    expect(pathsIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('maps the specification to code and tests', () => {
    expect(pathsIn('docs/spec-coverage.md').length).toBeGreaterThan(50)
  })
})
