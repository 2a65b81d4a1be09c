import { setTimeout as pause } from 'node:timers/promises'
import { size } from '../accounts.ts'
import { forgetWrites } from '../data.ts'
import { ask, type BenchServer } from '../database.ts'
import { startPeer } from '../processes.ts'
import { ours } from '../servers.ts'
import { type Crowd, runCrowd } from './crowd.ts'
import { measureNeighbour, type Waited } from './neighbour.ts'
import { staff, staffedBusinesses } from './people.ts'
import { type Probed, probe } from './probes.ts'
import { openWatcher, untold, type Watcher } from './streams.ts'

const connections = 200
const streams = 300

/** How long to wait for the last events, in milliseconds. */
const settling = 5_000

/** The maximum duration of each measurement of the neighbour, in seconds. */
const neighbourSeconds = 20

/** The results of a load test. */
export interface Loaded {
  seconds: number
  crowd: Crowd
  probes: Probed[]
  watchers: Watcher[]
  /** For each stream, the number of contacts of its business that it did not report. */
  untold: number[]
  /** Memory of our server directly after the load, in MB. */
  memory: number | null
  neighbour: Waited[]
}

/**
 * Loads our server with the requests and open streams of many businesses, then measures one business next to abusive
 * clients.
 */
export async function measureLoad(
  server: BenchServer,
  seconds: number,
  say: (line: string) => void,
): Promise<Loaded> {
  const url = await server.database('load', staffedBusinesses)
  const businesses = Array.from({ length: size.businesses }, (_one, i) => i + 1)
  const forget = () => ask(url, (client) => forgetWrites(client, businesses))
  await forget()
  // Restores the limits of production; the comparison raises the write limit.
  const start = ours(url)
  const peer = await startPeer({
    ...start,
    env: { ...start.env, WRITE_LIMIT: '', TRUST_PROXY: '1', JOBS: 'off' },
  })
  const watchers: Watcher[] = []
  try {
    const people = await staff()
    say(`Opening ${streams} streams`)
    for (let i = 0; i < streams; i += 1) {
      const person = people[i % people.length]
      if (person) watchers.push(await openWatcher(peer.origin, person))
    }
    say(`Loading over ${connections} connections for ${seconds} s`)
    const probing = probe(peer.origin)
    const crowd = await runCrowd(peer.origin, people, { connections, seconds })
    const probes = await probing.stop()
    const memory = peer.memory()
    await settled(watchers, crowd)
    const missing = watchers.map((watcher) => untold(watcher, crowd.written))
    // Closed here, so that only streams that the server ended are counted.
    for (const watcher of watchers) watcher.close()
    const neighbour = await measureNeighbour(peer.origin, Math.min(seconds, neighbourSeconds), say)
    return { seconds, crowd, probes, watchers, untold: missing, memory, neighbour }
  } finally {
    for (const watcher of watchers) watcher.close()
    await peer.stop()
    await forget()
  }
}

/** Waits, up to a limit, until every stream has reported all changes. */
async function settled(watchers: Watcher[], { written }: Crowd): Promise<void> {
  const deadline = performance.now() + settling
  while (performance.now() < deadline) {
    if (watchers.every((watcher) => untold(watcher, written) === 0)) return
    await pause(100)
  }
}
