import { accounts } from './accounts.ts'
import { businesses, forgetWrites } from './data.ts'
import { ask, type BenchServer } from './database.ts'
import { measure, type Result } from './rounds.ts'
import { sameLog } from './sameLog.ts'
import { sameRows } from './sameRows.ts'
import { contests, everyone, startAll } from './servers.ts'
import { startTime } from './startTime.ts'
import type { Workload } from './workloads/workload.ts'

interface Settings {
  rounds: number
  seconds: number
  say(line: string): void
}

export interface Comparison {
  results: Result[]
  /** Memory of each server after the load, in MB, by server name; null where the system does not report it. */
  memory: Record<string, number | null>
  /** Time from the start of our server until it is ready, in milliseconds. */
  start: number
}

/** Measures this API against the other servers on the same rows, after checking that their responses agree. */
export async function compare(
  database: BenchServer,
  workloads: Workload[],
  settings: Settings,
): Promise<Comparison> {
  const url = await database.database('bench', businesses)
  const forget = () => ask(url, (client) => forgetWrites(client, [accounts.writer.businessId]))
  await forget()
  const start = await startTime(url)
  const peers = await startAll(everyone(url))
  try {
    const query = await contests(peers, workloads)
    for (const { workload, servers } of query) await sameRows(workload, servers)
    await ask(url, sameLog)
    const results = await measure(query, settings)
    const memory = Object.entries(peers).map(([name, peer]) => [name, peer.memory()])
    return { results, memory: Object.fromEntries(memory), start }
  } finally {
    await Promise.all(Object.values(peers).map((peer) => peer.stop()))
    await forget()
  }
}
