import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { isTest, type Source, sourcesBelow } from '#api/testing/matrices/code/imports.ts'

// npm run counts: prints the figures that say how much somebody who inherits the code must learn.

const product = ['api', 'web'].flatMap(sourcesBelow).filter(({ path }) => !isTest(path))
const core = product.filter(({ path }) => path.startsWith('api/core/'))

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const namesOf = (name: ts.BindingName): number =>
  ts.isIdentifier(name)
    ? 1
    : name.elements.reduce((sum, part) => sum + (ts.isBindingElement(part) ? namesOf(part.name) : 0), 0)

/** How many values a statement exports; types cost nothing at run time and are not counted. */
function exportedBy(statement: ts.Statement): number {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly } = statement
    return !isTypeOnly && exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.length : 0
  }
  if (!isExported(statement)) return 0
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.reduce((sum, { name }) => sum + namesOf(name), 0)
  }
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? 1 : 0
}

function exportsOf({ path, text }: Source): number {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return statements.reduce((sum, statement) => sum + exportedBy(statement), 0)
}

const folderOf = (path: string) => /^api\/core\/([^/]+)\//.exec(path)?.[1]

/** The folders of core that import each other, type imports included. */
function mutualFolders(): string[] {
  const links = new Set<string>()
  for (const { path, imports } of core) {
    for (const to of imports) links.add(`${folderOf(path)} ${folderOf(to)}`)
  }
  return [...links].filter((link) => {
    const [from = '', to = ''] = link.split(' ')
    return from < to && links.has(`${to} ${from}`)
  })
}

const linesOf = (sources: readonly Source[]) =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
const below = (folder: string) => product.filter(({ path }) => path.startsWith(`${folder}/`))

/** The chapter of CONTRIBUTING.md with this title. */
function chapterOf(title: string): string {
  const page = readFileSync('CONTRIBUTING.md', 'utf8')
  return page.slice(page.indexOf(`## ${title}\n`)).split('\n## ')[0] ?? ''
}

/** The rows of the first table in a chapter. */
const rowsOf = (title: string) => [...chapterOf(title).matchAll(/^\| \d+ \| ([^|]+) \|/gm)]

/** The files that somebody edits to add a module: those of the table in CONTRIBUTING.md that are not the noun's own. */
function sharedFilesOfTable(): string[] {
  const cells = rowsOf('Add a module').map(([, cell = '']) => cell)
  const paths = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+\.\w+)`/g)].map(([, path = '']) => path))
  return [...new Set(paths)].filter((path) => !namesNoun(path))
}

/** Vendor contacts are the plainest noun; the files that have it in their path are its own. */
const namesNoun = (text: string) => /vendor/i.test(text)

/** Files that are not the noun's own and name it; what only grows (migrations, decisions, the changelog) is left out. */
function filesThatNameNoun(): string[] {
  const files = execFileSync('git', ['ls-files', 'api', 'web', 'prisma', 'e2e', 'docs'], { encoding: 'utf8' })
  return files
    .split('\n')
    .filter((path) => /\.(tsx?|md|prisma|sql)$/.test(path) && !namesNoun(path))
    .filter((path) => !/^prisma\/migrations|^docs\/(decisions|api-changelog)/.test(path))
    .filter((path) => namesNoun(readFileSync(path, 'utf8')))
}

const isTestFile = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const naming = filesThatNameNoun()
const namingIn = (folder: string, test: boolean) =>
  naming.filter((path) => path.startsWith(`${folder}/`) && isTestFile(path) === test).length

/** How many files of the screens contain a word. */
const filesWith = (word: RegExp) => below('web').filter(({ text }) => word.test(text)).length

const pairs = mutualFolders()
const figures: [what: string, count: number | string][] = [
  ['exported values of api/core', core.reduce((sum, source) => sum + exportsOf(source), 0)],
  ['pairs of core folders that import each other', pairs.length],
  ...pairs.map((pair): [string, string] => ['', pair]),
  ['product files of api and web', product.length],
  ['product lines of api and web', linesOf(product)],
  ['product lines of api', linesOf(below('api'))],
  ['product lines of web', linesOf(below('web'))],
  ['product lines of api/core', linesOf(core)],
  ['files that hand on a request for a dialog', filesWith(/\b(onRequest|useDialogRequest)\b/)],
  ['files that open dialogs by name', filesWith(/Dialogs\.useOpen\(\)|useOpenFor\(/)],
  ['places in the table "Add a field"', rowsOf('Add a field').length],
  ['shared files in the table "Add a module"', sharedFilesOfTable().length],
  ...['api', 'web', 'prisma', 'e2e', 'docs'].map((folder): [string, string] => [
    `files of ${folder} that name vendor contacts; tests`,
    `${namingIn(folder, false)}; ${namingIn(folder, true)}`,
  ]),
]
for (const [what, count] of figures) process.stdout.write(`${what.padEnd(48)}${count}\n`)
