import { startPeer } from './processes.ts'
import { median } from './rounds.ts'
import { ours } from './servers.ts'

const times = 3

/**
 * Time from the start of our process to its first `/ready`, in milliseconds; the median of three starts on a warm
 * database.
 */
export async function startTime(url: string): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < times; i += 1) {
    const peer = await startPeer(ours(url))
    took.push(peer.startTime)
    await peer.stop()
  }
  return Math.round(median(took))
}
