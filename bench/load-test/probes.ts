import { setTimeout as pause } from 'node:timers/promises'
import { Client } from './client.ts'

/** The responses of a probe during the load. */
export interface Probed {
  path: string
  statuses: Record<number, number>
  /** Response times in milliseconds. */
  times: number[]
}

const interval = 250

/**
 * Requests `/ready` and `/health` repeatedly until stopped. The time of `/health` shows how long the event loop is
 * blocked.
 */
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
