import { load, type Request } from './load.ts'
import type { Workload } from './workloads.ts'

/** What one workload came to; rates are answers per second, medians of the rounds. */
export interface Result {
  name: string
  title: string
  rate: Record<string, number>
  ofRaw: number
  /** Smallest and largest ratio of a single round. */
  ofRawSpread: [number, number]
  ofPostgraphile: number | null
}

interface Asked {
  workload: Workload
  requests: Record<string, Request>
}

interface Settings {
  rounds: number
  seconds: number
  say(line: string): void
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

const rounded = (ratio: number) => Math.round(ratio * 100) / 100

/** Each round asks every server in turn, so that a slow minute of the machine is slow for all. */
export async function measure(asked: Asked[], { rounds, seconds, say }: Settings): Promise<Result[]> {
  const rates = asked.map(({ requests }) =>
    Object.fromEntries(Object.keys(requests).map((name) => [name, [] as number[]])),
  )
  for (const { requests } of asked) {
    for (const request of Object.values(requests)) await load(request, 1)
  }
  for (let round = 1; round <= rounds; round += 1) {
    say(`Round ${round} of ${rounds}`)
    for (const [i, { requests }] of asked.entries()) {
      for (const [name, request] of Object.entries(requests)) {
        rates[i]?.[name]?.push(await load(request, seconds))
      }
    }
  }
  return asked.map(({ workload: { name, title } }, i) => {
    const { ours = [], raw = [], postgraphile } = rates[i] ?? {}
    const ratios = ours.map((rate, round) => rate / (raw[round] ?? 1))
    const rate = Object.fromEntries(
      Object.entries(rates[i] ?? {}).map(([server, all]) => [server, median(all)]),
    )
    return {
      name,
      title,
      rate,
      ofRaw: rounded(median(ours) / median(raw)),
      ofRawSpread: [rounded(Math.min(...ratios)), rounded(Math.max(...ratios))],
      ofPostgraphile: postgraphile ? rounded(median(ours) / median(postgraphile)) : null,
    }
  })
}
