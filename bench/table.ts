import type { Result } from './rounds.ts'

const head = ['workload', 'ours/s', 'by hand/s', 'PostGraphile/s', 'of by hand (spread)', 'of PostGraphile']

/** The results as a Markdown table. */
export function table(results: Result[]): string {
  const whole = (rate: number | undefined) =>
    rate === undefined ? '–' : Math.round(rate).toLocaleString('en-US')
  const rows = results.map(({ title, rate, ofRaw, ofRawSpread, ofPostgraphile }) => [
    title,
    whole(rate.ours),
    whole(rate.raw),
    whole(rate.postgraphile),
    `${ofRaw.toFixed(2)} (${ofRawSpread.map((ratio) => ratio.toFixed(2)).join('–')})`,
    ofPostgraphile?.toFixed(2) ?? '–',
  ])
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
