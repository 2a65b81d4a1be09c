import { markdown } from '../table.ts'
import type { Loaded } from './measure.ts'

/** The targets of the load test. */
export const query = { rate: 150, refusedShare: 0.03, neighbourP95: 1_000 }

/** A line of the report; `met` is null for a line without a target. */
export interface Line {
  what: string
  query: string
  measured: string
  met: boolean | null
}

/** The time that a given share of all times does not exceed, in milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}

const spread = (times: readonly number[]) =>
  [0.5, 0.95, 0.99, 1].map((share) => Math.round(percentile(times, share))).join(' / ')

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Compares the results of a load test with the targets. */
export function verdicts({ seconds, crowd, probes, watchers, untold, memory, neighbour }: Loaded): Line[] {
  const rate = crowd.answered / seconds
  const ended = watchers.flatMap(({ ended }) => ended ?? [])
  const refused = crowd.refused / Math.max(crowd.requests, 1)
  const failed = sum(Object.values(crowd.failed))
  const [ready, health] = probes
  const unfit = sum(
    Object.entries(ready?.statuses ?? {}).map(([status, count]) => (status === '200' ? 0 : count)),
  )
  const events = watchers.map(({ events }) => events)
  const incomplete = untold.filter((count) => count > 0).length
  return [
    line('answers a second', `≥ ${query.rate}`, rate.toFixed(0), rate >= query.rate),
    line(
      'refused (429, 503)',
      `≤ ${query.refusedShare * 100} %`,
      percent(refused),
      refused <= query.refusedShare,
    ),
    line(
      'refused without Retry-After',
      '0',
      String(crowd.refusedWithoutRetryAfter),
      crowd.refusedWithoutRetryAfter === 0,
    ),
    line('failed in another way', '0', String(failed), failed === 0),
    line('time of an answer, ms: p50 / p95 / p99 / max', '', spread(crowd.times), null),
    line('streams that the server ended', '0', `${ended.length} of ${watchers.length}`, ended.length === 0),
    line(
      'streams that missed a contact of their business',
      '0',
      `${incomplete} of ${watchers.length}, ${crowd.written.length} contacts made`,
      incomplete === 0,
    ),
    line(
      'events a stream: fewest / p50 / most',
      '',
      [0, 0.5, 1].map((share) => percentile(events, share)).join(' / '),
      null,
    ),
    line('/ready other than 200', '0', `${unfit} of ${ready?.times.length ?? 0}`, unfit === 0),
    line('/health, ms: p50 / p95 / p99 / max', '', spread(health?.times ?? []), null),
    line('memory after the load', '', memory === null ? '–' : `${memory} MB`, null),
    ...neighbour.map(({ while: others, times, failed: lost }) =>
      line(
        `a neighbour's page beside ${others}, ms: p50 / p95 / p99 / max`,
        others === 'nobody' ? '' : `p95 ≤ ${query.neighbourP95}, none failed`,
        `${spread(times)}; ${lost} of ${times.length} failed`,
        others === 'nobody' ? null : percentile(times, 0.95) <= query.neighbourP95 && lost === 0,
      ),
    ),
  ]
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const line = (what: string, wanted: string, measured: string, met: boolean | null): Line => ({
  what,
  query: wanted,
  measured,
  met,
})

/** The lines as a Markdown table. */
export function verdictTable(lines: Line[]): string {
  const word = (met: boolean | null) => (met === null ? '' : met ? 'met' : '**not met**')
  return markdown([
    ['', 'asked', 'measured', ''],
    ...lines.map(({ what, query: wanted, measured, met }) => [what, wanted, measured, word(met)]),
  ])
}

/** The kinds of failures with their numbers, for finding the cause. */
export function incidents({ crowd, watchers }: Loaded): string[] {
  const counted = new Map(Object.entries(crowd.failed))
  for (const { ended } of watchers) if (ended) counted.set(ended, (counted.get(ended) ?? 0) + 1)
  return [...counted].sort(([, a], [, b]) => b - a).map(([what, count]) => `${count} × ${what}`)
}
