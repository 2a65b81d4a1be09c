import { setTimeout as pause } from 'node:timers/promises'
import { Client } from './client.ts'

/** What a probe answered while the load ran. */
export interface Probed {
  path: string
  statuses: Record<number, number>
  /** Answer times in milliseconds. */
  times: number[]
}

const interval = 250

/** Asks `/ready` and `/health` again and again until it is stopped; `/health` shows how long the event loop is busy. */
export function probe(origin: string): { stop(): Promise<Probed[]> } {
  let running = true
  const asking = ['/ready', '/health'].map(async (path) => {
    const client = new Client(origin)
    const probed: Probed = { path, statuses: {}, times: [] }
    while (running) {
      const { status, milliseconds } = await client.send({ method: 'GET', path })
      probed.statuses[status] = (probed.statuses[status] ?? 0) + 1
      probed.times.push(milliseconds)
      await pause(interval)
    }
    client.close()
    return probed
  })
  return {
    stop() {
      running = false
      return Promise.all(asking)
    },
  }
}
