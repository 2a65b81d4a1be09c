import type { Ratio, Result } from './rounds.ts'

const head = [
  'workload',
  'ours/s',
  'by hand/s',
  'PG5/s',
  'PG4/s',
  'of by hand',
  'of PostGraphile 5',
  'of PostGraphile 4',
]

const whole = (rate: number | undefined) =>
  rate === undefined ? '–' : Math.round(rate).toLocaleString('en-US')

const spread = (ratio: Ratio | undefined) =>
  ratio ? `${ratio.value.toFixed(2)} (${ratio.spread.map((one) => one.toFixed(2)).join('–')})` : '–'

/** Rows of texts as a Markdown table; the first row is the header. */
export function markdown(rows: string[][]): string {
  const [first = [], ...rest] = rows
  return [first, first.map(() => '---'), ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The results of the rounds as a Markdown table. */
export function table(results: Result[]): string {
  const rows = results.map(({ title, rate, of }) => [
    title,
    whole(rate.ours),
    whole(rate.raw),
    whole(rate.postgraphile5),
    whole(rate.postgraphile4),
    spread(of.raw),
    spread(of.postgraphile5),
    spread(of.postgraphile4),
  ])
  return markdown([head, ...rows])
}
