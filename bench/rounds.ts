import { load, type Query } from './load.ts'
import type { Workload } from './workloads/workload.ts'

/** A ratio of medians, with the smallest and the largest ratio of a single round. */
export interface Ratio {
  value: number
  spread: [number, number]
}

export interface Result {
  name: string
  title: string
  /** Median responses per second over the rounds, by server. */
  rate: Record<string, number>
  /** The ratio of our rate to each other server's, by server. */
  of: Record<string, Ratio>
}

/** A workload and its target on each server. */
export interface Contest {
  workload: Workload
  servers: Record<string, Query>
}

interface Settings {
  rounds: number
  seconds: number
  say(line: string): void
}

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

const rounded = (ratio: number) => Math.round(ratio * 100) / 100

function ratio(ours: number[], theirs: number[]): Ratio {
  const each = ours.map((rate, round) => rate / (theirs[round] ?? 1))
  return {
    value: rounded(median(ours) / median(theirs)),
    spread: [rounded(Math.min(...each)), rounded(Math.max(...each))],
  }
}

function resultOf({ workload: { name, title } }: Contest, rates: Record<string, number[]>): Result {
  const { ours = [], ...others } = rates
  return {
    name,
    title,
    rate: Object.fromEntries(Object.entries(rates).map(([server, all]) => [server, median(all)])),
    of: Object.fromEntries(Object.entries(others).map(([server, theirs]) => [server, ratio(ours, theirs)])),
  }
}

/**
 * Measures in rounds. Each round measures every server, so that a slow minute of the machine affects all of them.
 * Every second round runs in reverse order, so that no server always follows the same one.
 */
export async function measure(contests: Contest[], { rounds, seconds, say }: Settings): Promise<Result[]> {
  const rates = contests.map(({ servers }) =>
    Object.fromEntries(Object.keys(servers).map((name) => [name, [] as number[]])),
  )
  say('Warming up')
  for (const { servers } of contests) for (const query of Object.values(servers)) await load(query, 1)
  for (let round = 1; round <= rounds; round += 1) {
    say(`Round ${round} of ${rounds}`)
    for (const [i, { servers }] of contests.entries()) {
      const order = Object.entries(servers)
      if (round % 2 === 0) order.reverse()
      for (const [name, query] of order) rates[i]?.[name]?.push(await load(query, seconds))
    }
  }
  return contests.map((contest, i) => resultOf(contest, rates[i] ?? {}))
}
