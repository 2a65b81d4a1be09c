import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'))

/**
 * Paths of the project that a line names in backticks, except patterns with a wildcard. `…` stands for the folder of the
 * last whole path before it.
 */
function pathsOfLine(line: string): string[] {
  let folder = ''
  const named = [
    ...line.matchAll(/`((?:api|web|tools|prisma|e2e|bench|deploy|docs|\.ci)\/[^`\s…]*|…\/[^`\s]*)`/g),
  ]
  const paths = named.map(([, path = '']) => {
    if (path.startsWith('…')) return `${folder}${path.slice(1)}`
    folder = path.endsWith('/') ? path.slice(0, -1) : dirname(path)
    return path
  })
  return paths.filter((path) => !/[*<:{]/.test(path))
}

const linesOf = (page: string) => readFileSync(join(root, page), 'utf8').split('\n')

/** The paths that a page names. Without a path before it in its line, `…` stands for an address of the API. */
const pathsIn = (page: string) =>
  linesOf(page)
    .flatMap(pathsOfLine)
    .filter((path) => !path.startsWith('/'))

/** The files of the project that a page links to, with the heading, from the root. */
const linksIn = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, to = '']) =>
    to.startsWith('#') ? `${page}${to}` : join(dirname(page), to),
  )

/** Tracked source files and pages. Migrations are excluded because they never change once they have run. */
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.graphql', '*.prisma'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-')

function exists(reference: string): boolean {
  const [page = '', anchor] = reference.split('#')
  if (!existsSync(join(root, page))) return false
  if (anchor === undefined) return true
  const headings = readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].some(([, heading]) => anchorOf(heading ?? '') === anchor)
}

describe('the documentation', () => {
  it.each(pages)('%s names only files that exist', (page) => {
    expect(pathsIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it.each(pages)('%s links only to pages and headings that exist', (page) => {
    expect(linksIn(page).filter((to) => !exists(to))).toEqual([])
  })

  it('maps features to code and tests', () => {
    const page = 'docs/product/README.md'
    expect(pathsIn(page).length).toBeGreaterThan(50)
    expect(
      linesOf(page)
        .flatMap(pathsOfLine)
        .filter((path) => path.startsWith('/')),
    ).toEqual([])
    expect(pathsOfLine('`api/a/b.ts` (`…/c.ts`), `web/d/`, `…/e/f.ts`')).toEqual([
      'api/a/b.ts',
      'api/a/c.ts',
      'web/d/',
      'web/d/e/f.ts',
    ])
  })

  it('has every page and heading that a comment or a page refers to', () => {
    const references = sources.flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return [...text.matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([reference]) => ({
        path,
        reference,
      }))
    })
    expect(references.length).toBeGreaterThan(50)
    expect(references.filter(({ reference }) => !exists(reference))).toEqual([])
  })

  it('is cited by page and heading', () => {
    const citation = /\b(part [12]|decisions),? sections? \d/i
    expect(sources.filter((path) => citation.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
  })
})
