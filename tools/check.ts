import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkSizes } from '#tools/checks/sizes.ts'
import { makeStale } from '#tools/steps/fresh.ts'
import { generation, product } from '#tools/steps/steps.ts'
import { programOf, root, runNode } from './project.ts'

async function must(...args: string[]): Promise<void> {
  const code = await runNode(args)
  if (code !== 0) throw new Error(`it ended with ${code}`)
}

async function generate(): Promise<void> {
  const schema = () => readFile(join(root, 'schema.graphql'), 'utf8')
  const before = await schema()
  await makeStale(generation)
  if ((await schema()) !== before) throw new Error('schema.graphql was stale, and is right now')
}

const steps: [name: string, run: () => Promise<void>][] = [
  ['generated files', generate],
  ['types', () => must(...programOf('typescript', 'tsc'), '--noEmit')],
  ['format and lint', () => must(...programOf('@biomejs/biome'), 'check')],
  ['lint of the screens', () => must(...programOf('eslint'), 'web')],
  ['unused code', () => must(...programOf('knip'))],
  ['build', () => makeStale(product)],
  ['sizes', checkSizes],
]

// npm run check: all static checks, then npm test, whose summary is the last line. What is not in order is told before
// half an hour of tests, which would scroll it away.
const failed: string[] = []
for (const [name, run] of steps) {
  console.log(`\n── ${name}`)
  await run().catch((error: unknown) => {
    failed.push(name)
    console.error(error instanceof Error ? error.message : error)
  })
}
if (failed.length > 0) {
  console.error(`\nNot in order: ${failed.join(', ')}; see above. The tests were not run.`)
  process.exit(1)
}
console.log('\n── tests')
process.exitCode = await runNode(['--import', 'tsx', 'tools/test.ts'])
