import { formatCalendarDay } from '#web/lib/dates.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'

/** A series of a chart, such as a status: a line, or a segment of each bar. */
export interface Series {
  readonly key: string
  readonly label: string
  /** Its color; the next unused one when omitted. */
  readonly tone?: Tone
}

/** The colors of the series, in their order. Each also has its own pattern and marker. */
export const tones = ['green', 'blue', 'orange', 'yellow', 'red', 'neutral', 'muted', 'faint'] as const

export type Tone = (typeof tones)[number]

/** A category of a chart: a week, or a step of a plan, with one value per series. */
export interface Category {
  readonly key: string
  /** The label on the axis: `Nov 16`. */
  readonly tick: string
  /** The full name: `Week of Nov 16, 2026`. */
  readonly name: string
  /** Null when there is no data, which differs from zero. */
  readonly values: readonly number[] | null
}

/** The data of a chart. */
export interface Plot {
  readonly title: string
  readonly series: readonly Series[]
  readonly categories: readonly Category[]
}

/** A table of numbers; null is shown as `no data`. */
export interface Numbers {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

interface Week {
  /** The Monday of the week. */
  readonly week: string
  readonly values: readonly number[] | null
}

/** Weeks as categories. The last week is not over yet. */
export function weekCategories(weeks: readonly Week[]): Category[] {
  return weeks.map(({ week, values }, index) => {
    const day = formatCalendarDay(week)
    const name = `Week of ${day}${index === weeks.length - 1 ? ', so far' : ''}`
    return { key: week, tick: day.replace(/, \d+$/, ''), name, values }
  })
}

export const totalOf = (values: readonly number[] | null) =>
  values?.reduce((sum, value) => sum + value, 0) ?? null

/** The numbers of a plot: one row per category, with its total. */
export function numbersOf({ series, categories }: Plot, heading: string, total: string): Numbers {
  return {
    columns: [heading, ...series.map(({ label }) => label), total],
    rows: categories.map(({ name, values }) => [
      name,
      ...series.map((_each, index) => values?.[index] ?? null),
      totalOf(values),
    ]),
  }
}

/** Whether all values are zero or missing. */
export function isEmpty({ categories }: Plot): boolean {
  return categories.every(({ values }) => !totalOf(values))
}

/** The total of a series over all categories. */
export function sumOf({ series, categories }: Plot, key: string): number {
  const index = series.findIndex((each) => each.key === key)
  return categories.reduce((sum, { values }) => sum + (values?.[index] ?? 0), 0)
}

/** `1 text`, `2 texts`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** The rows of a CSV file: weeks are days that a spreadsheet reads, the Mondays. */
export function csvRows({ columns, rows }: Numbers, { categories }: Plot) {
  const days = new Map(categories.filter(({ key }) => isDay(key)).map(({ name, key }) => [name, key]))
  return [columns, ...rows.map(([first = null, ...rest]) => [days.get(String(first)) ?? first, ...rest])]
}

/** The name of a CSV file, with the first and the last week where it has weeks. */
export function fileName(file: string, { categories }: Plot): string {
  const [from, to] = [categories[0]?.key ?? '', categories.at(-1)?.key ?? '']
  return isDay(from) ? `${file}-${from}-to-${to}.csv` : `${file}.csv`
}
