import { parseArgs } from 'node:util'
import { checkSizes } from '#tools/checks/sizes.ts'
import { compare } from './compare.ts'
import { openBenchServer } from './database.ts'
import { filesTable, measureFiles } from './files/measure.ts'
import { growthTable, measureGrowth } from './growth/measure.ts'
import { questions } from './growth/questions.ts'
import { measureLoad } from './load-test/measure.ts'
import { incidents, verdicts, verdictTable } from './load-test/verdict.ts'
import { machine } from './machine.ts'
import { build, installPeers } from './prepare.ts'
import { interactions } from './screens/interactions.ts'
import { measureScreens, screensTable } from './screens/measure.ts'
import { markdown, table } from './table.ts'
import { workloads } from './workloads/all.ts'

// npm run bench compares this API with a hand-written server and PostGraphile on the same rows. With --growth it
// measures this API in businesses of different sizes, with --load under many clients, with --screens the web application
// on a slow phone, and with --files imports and exports. docs/performance.md explains the results.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string' },
    only: { type: 'string' },
    growth: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    screens: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    rows: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  },
})

const say = (line: string) => console.error(line)
const only = values.only?.split(',')

/** The items that were named on the command line, or all. */
function chosen<Thing extends { name: string }>(things: readonly Thing[]): Thing[] {
  const strange = only?.filter((name) => !things.some((thing) => thing.name === name)) ?? []
  if (strange.length === 0) return things.filter(({ name }) => !only || only.includes(name))
  throw new Error(
    `There is no ${strange.join(', ')}; there are ${things.map(({ name }) => name).join(', ')}.`,
  )
}

const mode = (['growth', 'load', 'screens', 'files'] as const).find((name) => values[name]) ?? 'compete'
if (mode === 'compete') installPeers(say)
build(say)
console.log(machine())
const database = await openBenchServer(say)
try {
  const report = await { growth: grow, load, screens, files, compete }[mode]()
  console.log(machine())
  if (values.json) console.log(JSON.stringify(report))
} finally {
  await database.close()
}

async function grow() {
  const growth = await measureGrowth(database, chosen(questions()), say)
  console.log(growthTable(growth))
  return { growth: Object.fromEntries(growth.map(({ name, ...times }) => [name, times])) }
}

async function load() {
  const loaded = await measureLoad(database, Number(values.seconds ?? 120), say)
  const lines = verdicts(loaded)
  console.log(verdictTable(lines))
  for (const incident of incidents(loaded)) say(incident)
  if (lines.some(({ met }) => met === false)) process.exitCode = 1
  return { load: lines }
}

async function screens() {
  const felt = await measureScreens(database, chosen(interactions), { rounds: Number(values.rounds), say })
  console.log(screensTable(felt))
  return { screens: felt }
}

async function files() {
  const measured = await measureFiles(database, Number(values.rows), say)
  console.log(filesTable(measured))
  return { files: measured }
}

async function compete() {
  const settings = { rounds: Number(values.rounds), seconds: Number(values.seconds ?? 2), say }
  const { results, memory, start } = await compare(database, chosen(workloads), settings)
  console.log(table(results))
  const kept = Object.entries(memory).map(([name, megabytes]) => [name, `${megabytes ?? '–'} MB`])
  console.log(markdown([['', 'after load'], ...kept, ['start to ready', `${start} ms`]]))
  await checkSizes().catch((error: Error) => say(error.message))
  const ratios = results.map(({ name, of: { raw, postgraphile5 } }) => [
    name,
    { ofRaw: raw?.value ?? null, ofPostgraphile: postgraphile5?.value ?? null },
  ])
  return { workloads: Object.fromEntries(ratios), memory, start }
}
