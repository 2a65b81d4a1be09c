import { parseArgs } from 'node:util'
import { compare } from './compare.ts'
import { openBenchServer } from './database.ts'
import { build, installPeers } from './prepare.ts'
import { table } from './table.ts'
import { workloads } from './workloads/all.ts'

// npm run bench: this API against a hand-written server and PostGraphile, on the same rows, in one run.
// docs/performance.md says how to read it.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const say = (line: string) => console.error(line)
const only = values.only?.split(',')
const unknown = only?.find((name) => !workloads.some((workload) => workload.name === name))
if (unknown !== undefined) throw new Error(`there is no workload ${unknown}`)

installPeers(say)
build(say)
const database = await openBenchServer(say)
try {
  const settings = { rounds: Number(values.rounds), seconds: Number(values.seconds), say }
  const asked = workloads.filter(({ name }) => !only || only.includes(name))
  const { results, memory } = await compare(database, asked, settings)
  console.log(table(results))
  if (values.json) {
    const ratios = results.map(({ name, of: { raw, postgraphile5 } }) => [
      name,
      { ofRaw: raw?.value ?? null, ofPostgraphile: postgraphile5?.value ?? null },
    ])
    console.log(JSON.stringify({ workloads: Object.fromEntries(ratios), memory }))
  }
} finally {
  await database.close()
}
