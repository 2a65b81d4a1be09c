import type { BenchServer } from '../database.ts'
import { median } from '../rounds.ts'
import { ours, startAll } from '../servers.ts'
import { signIn } from '../signIn.ts'
import { markdown } from '../table.ts'
import type { Step } from '../workloads/workload.ts'
import { contentsOf, sizes } from './data.ts'
import { Connection } from './latency.ts'
import type { Question } from './questions.ts'

/** Median response times in milliseconds, by the number of contacts of the business. */
export interface Growth {
  name: string
  p50: Record<string, number>
  /** The median of the largest business divided by that of the smallest. */
  ratio: number
}

/** One series of requests to a business; it ends at either limit. The businesses alternate. */
const turn = { requests: 50, milliseconds: 1_000 }
const turns = 4
const warmUp = 30

const databaseOf = (contacts: number) => `growth_${contacts}`
const hundredths = (milliseconds: number) => Math.round(milliseconds * 100) / 100

async function take(connection: Connection, step: Step, most: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + turn.milliseconds
  while (times.length < most && performance.now() < end) times.push(await connection.time(step))
  return times
}

async function ask(name: string, step: Step, connections: [string, Connection][]): Promise<Growth> {
  const times = new Map(connections.map(([size]) => [size, [] as number[]]))
  for (const [, connection] of connections) await take(connection, step, warmUp)
  for (let i = 0; i < turns; i += 1) {
    for (const [size, connection] of connections) {
      times.get(size)?.push(...(await take(connection, step, turn.requests)))
    }
  }
  const p50 = Object.fromEntries([...times].map(([size, all]) => [size, hundredths(median(all))]))
  const [smallest, largest] = [p50[sizes[0] ?? 0] ?? 1, p50[sizes.at(-1) ?? 0] ?? 1]
  return { name, p50, ratio: hundredths(largest / smallest) }
}

/** Times pages, searches and figures of our API in businesses of different sizes, one request at a time. */
export async function measureGrowth(
  server: BenchServer,
  query: Question[],
  say: (line: string) => void,
): Promise<Growth[]> {
  const urls: [string, string][] = []
  for (const contacts of sizes) {
    urls.push([String(contacts), await server.database(databaseOf(contacts), contentsOf(contacts))])
  }
  const peers = await startAll(Object.fromEntries(urls.map(([size, url]) => [size, ours(url)])))
  const connections: [string, Connection][] = []
  try {
    for (const [size, { origin }] of Object.entries(peers)) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${await signIn(origin, 'staff1')}`,
      }
      connections.push([size, new Connection(origin, headers)])
    }
    const grown: Growth[] = []
    for (const { name, step } of query) {
      say(`Asking for ${name}`)
      grown.push(await ask(name, step, connections))
    }
    return grown
  } finally {
    for (const [, connection] of connections) connection.close()
    await Promise.all(Object.values(peers).map((peer) => peer.stop()))
  }
}

/** The times as a Markdown table, in milliseconds. */
export function growthTable(grown: Growth[]): string {
  const heads = sizes.map((size) => `${size.toLocaleString('en-US')} contacts, ms`)
  const rows = grown.map(({ name, p50, ratio }) => [
    name,
    ...sizes.map((size) => (p50[size] ?? 0).toFixed(2)),
    ratio.toFixed(2),
  ])
  return markdown([['p50 of', ...heads, 'largest to smallest'], ...rows])
}
