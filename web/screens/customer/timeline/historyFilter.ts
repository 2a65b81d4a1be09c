import type { TimelineTopic } from '#web/__generated__/CustomerScreenQuery.graphql.ts'

/** The filter of the history; null matches everything. */
export interface HistoryFilter {
  readonly topic: TimelineTopic | null
  /** The words that an entry must contain. */
  readonly words: string | null
}

export const topics = ['CONTACT', 'FOLLOW_UP', 'APPOINTMENT', 'TEXT', 'NOTE', 'STATUS'] as const

/** Reads the filter from a URL: `?topic=note&words=slate`. */
export function historyFilterAt(search: URLSearchParams): HistoryFilter {
  const topicParam = search.get('topic')?.toUpperCase()
  return { topic: topics.find((topic) => topic === topicParam) ?? null, words: search.get('words') || null }
}
