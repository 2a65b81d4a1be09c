import { formatCalendarDay } from '#web/lib/dates.ts'

/** One kind of what is counted, such as a status: a line, or a part of each bar. */
export interface Series {
  readonly key: string
  readonly label: string
  /** Its colour; without one it takes the next. */
  readonly tone?: Tone
}

/** The colours of the series, in their order. Each has a pattern and a sign of its own as well. */
export const tones = ['green', 'blue', 'orange', 'yellow', 'red', 'neutral', 'muted', 'faint'] as const

export type Tone = (typeof tones)[number]

/** A week, or a step of a plan, with one value for each series. */
export interface Category {
  readonly key: string
  /** Below the axis: `Nov 16`. */
  readonly tick: string
  /** In full: `Week of Nov 16, 2026`. */
  readonly name: string
  /** Null when nothing is known, which is not zero. */
  readonly values: readonly number[] | null
}

/** What a chart shows. */
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
  /** Its Monday. */
  readonly week: string
  readonly values: readonly number[] | null
}

/** Weeks as categories. The last one is not over. */
export function weekCategories(weeks: readonly Week[]): Category[] {
  return weeks.map(({ week, values }, index) => {
    const day = formatCalendarDay(week)
    const name = `Week of ${day}${index === weeks.length - 1 ? ', so far' : ''}`
    return { key: week, tick: day.replace(/, \d+$/, ''), name, values }
  })
}

export const totalOf = (values: readonly number[] | null) =>
  values?.reduce((sum, value) => sum + value, 0) ?? null

/** The numbers of a plot, one row for each category, with their sum. */
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

/** Whether there is anything to show. */
export function isEmpty({ categories }: Plot): boolean {
  return categories.every(({ values }) => !totalOf(values))
}

/** The sum of a series over all categories. */
export function sumOf({ series, categories }: Plot, key: string): number {
  const index = series.findIndex((each) => each.key === key)
  return categories.reduce((sum, { values }) => sum + (values?.[index] ?? 0), 0)
}

/** `1 text`, `2 texts`. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
