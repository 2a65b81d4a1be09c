import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBenchDatabase } from './database.ts'
import type { Request } from './load.ts'
import { type Peer, startPeer } from './processes.ts'
import { measure } from './rounds.ts'
import { sameRows } from './sameRows.ts'
import { signIn } from './signIn.ts'
import { table } from './table.ts'
import { workloads } from './workloads.ts'

// npm run bench: this API against a hand-written server and PostGraphile, on the same rows, in one run.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
})

const here = import.meta.dirname
const peers = join(here, 'peers')
const root = resolve(here, '..')
const say = (line: string) => console.error(line)
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

if (!existsSync(join(peers, 'node_modules'))) {
  say('Installing the load generator and PostGraphile')
  execFileSync(npm, ['ci', '--prefix', peers], { stdio: 'ignore', shell: process.platform === 'win32' })
}
say('Building')
execFileSync(process.execPath, ['--import', 'tsx', join(root, 'api/cli/build.ts')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})

const database = await openBenchDatabase(say)
const env = { DATABASE_URL: database.url, SESSION_SECRET: 'a secret for the bench, long enough', DEMO: 'off' }
const started: Peer[] = []
const start = async (...args: string[]) => {
  const peer = await startPeer(args, env)
  started.push(peer)
  return peer
}

try {
  const ours = await start(join(root, 'dist/api/main.js'))
  const raw = await start('--import', 'tsx', join(here, 'raw.ts'))
  const postgraphile = await start(join(peers, 'postgraphile.mjs'))
  const token = await signIn(ours.origin)
  const json = { 'content-type': 'application/json' }
  const asked = workloads.map((workload) => {
    const body = JSON.stringify({ query: workload.operation, variables: workload.variables })
    const requests: Record<string, Request> = {
      ours: { url: `${ours.origin}/graphql`, headers: { ...json, authorization: `Bearer ${token}` }, body },
      raw: { url: `${raw.origin}/${workload.name}`, headers: json, body },
    }
    if (workload.postgraphile) {
      const query = JSON.stringify({ query: workload.postgraphile })
      requests.postgraphile = { url: `${postgraphile.origin}/graphql`, headers: json, body: query }
    }
    return { workload, requests }
  })
  for (const { workload, requests } of asked) await sameRows(workload, requests)
  const results = await measure(asked, {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    say,
  })
  console.log(table(results))
  if (values.json) {
    const ratios = results.map(({ name, ofRaw, ofPostgraphile }) => [name, { ofRaw, ofPostgraphile }])
    console.log(JSON.stringify({ workloads: Object.fromEntries(ratios) }))
  }
} finally {
  await Promise.all(started.map((peer) => peer.stop()))
  await database.close()
}
