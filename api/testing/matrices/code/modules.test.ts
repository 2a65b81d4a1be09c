import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modules } from '#api/modules/index.ts'
import { models } from '#api/policy/models.ts'
import { sampleRows } from '#api/testing/harness/samples/samplesOfModules.ts'
import { isTest, sourcesBelow } from '#api/testing/matrices/code/imports.ts'

// Each failure names a file of a new module and the place where it is not registered yet (CONTRIBUTING.md, "Add a
// module").

const sources = ['api', 'web'].flatMap(sourcesBelow).filter(({ path }) => !isTest(path))
const byPath = new Map(sources.map((source) => [source.path, source]))

/** All files that a file imports, directly or indirectly. */
function loadedWith(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const next of byPath.get(path)?.values ?? []) loadedWith(next, found)
  return found
}

/** Fails with an instruction for each missing entry as the message. */
function expectNone(missing: readonly string[], instruction: (name: string) => string): void {
  const message = missing.map((name) => `${name}: ${instruction(name)}`).join('\n')
  expect(missing, message).toEqual([])
}

/** The files that match a path and a text pattern and are not in `known`. */
function unknownTo(known: ReadonlySet<string>, files: RegExp, text: RegExp): string[] {
  return sources.flatMap(({ path, text: own }) =>
    files.test(path) && text.test(own) && !known.has(path) ? [path] : [],
  )
}

it('Every module has a position in the order', () => {
  const folders = readdirSync('api/modules', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const unknown = folders.flatMap(({ name }) => (name in modules ? [] : [name]))
  expectNone(unknown, () => 'add its module.ts to api/modules/index.ts')
})

it('Every file that adds to the graph is loaded', () => {
  const known = loadedWith('api/schema.ts')
  const declares = /^(?:export const \w+ =\s+)?(?:builder\s*\.\w+|(?:\w*[mM]utation)\()/m
  expect(known.size).toBeGreaterThan(100)
  expectNone(unknownTo(known, /^api\/modules\//, declares), () => 'import it in the module.ts of its module')
})

it('The REST rows of every module are collected', () => {
  const lists = Object.keys(modules).map((name) => byPath.get(`api/modules/${name}/module.ts`))
  const known = new Set(lists.flatMap((list) => list?.imports ?? []))
  const unknown = unknownTo(known, /^api\/modules\/.+\/rest\.ts$/, /./)
  expectNone(unknown, () => 'add its rows to its module.ts')
})

it('The route of every screen is known', () => {
  const known = loadedWith('web/routes.tsx')
  expectNone(unknownTo(known, /^web\/.+\.route\.ts$/, /defineScreen/), () => 'add it to web/routes.tsx')
})

it('Every table of a business has a sample row', () => {
  const owned = Object.entries(models).filter(([, { key }]) => key === 'businessId')
  const unknown = owned.flatMap(([model]) => (sampleRows[model] ? [] : [model]))
  expectNone(unknown, () => 'add a row to the sample.ts of its module')
})
