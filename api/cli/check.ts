import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeStale } from './fresh.ts'
import { programOf, root, runNode } from './project.ts'
import { checkSizes } from './sizes.ts'
import { generation, product } from './steps.ts'

/** The generated files that are kept with the sources, as they are now. */
async function generated(): Promise<Map<string, string>> {
  const below = await readdir(join(root, 'web'), { recursive: true })
  const artifacts = below.filter((name) => /__generated__.+\.ts$/.test(name)).map((name) => join('web', name))
  const read = async (path: string) => [path, await readFile(join(root, path), 'utf8')] as const
  return new Map(await Promise.all(['schema.graphql', ...artifacts].map(read)))
}

async function must(...args: string[]): Promise<void> {
  const code = await runNode(args)
  if (code !== 0) throw new Error(`it ended with ${code}`)
}

async function generateAgain(): Promise<void> {
  const before = await generated()
  await makeStale(generation)
  const after = await generated()
  const paths = new Set([...before.keys(), ...after.keys()])
  const stale = [...paths].filter((path) => before.get(path) !== after.get(path))
  if (stale.length > 0) throw new Error(`these were stale, and are right now: ${stale.join(', ')}`)
}

const steps: [name: string, run: () => Promise<void>][] = [
  ['generated files', generateAgain],
  ['types', () => must(...programOf('typescript', 'tsc'), '--noEmit')],
  ['format and lint', () => must(...programOf('@biomejs/biome'), 'check')],
  ['lint of the screens', () => must(...programOf('eslint'), 'web')],
  ['unused code', () => must(...programOf('knip'))],
  ['build', () => makeStale(product)],
  ['sizes', checkSizes],
]

// npm run check: all that can be checked without running it, then npm test, whose summary is the last line.
const failed: string[] = []
for (const [name, run] of steps) {
  console.log(`\n── ${name}`)
  await run().catch((error: unknown) => {
    failed.push(name)
    console.error(error instanceof Error ? error.message : error)
  })
}
console.log('\n── tests')
if (failed.length > 0) console.error(`Not in order: ${failed.join(', ')}; see above.`)
const tests = await runNode(['--import', 'tsx', 'api/cli/test.ts'])
process.exitCode = failed.length > 0 ? 1 : tests
