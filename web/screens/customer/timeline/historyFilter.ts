import type { TimelineTopic } from '#web/__generated__/CustomerScreenQuery.graphql.ts'

/** Which entries of the history are listed; null for all. */
export interface HistoryFilter {
  readonly topic: TimelineTopic | null
  /** Words that must occur. */
  readonly words: string | null
}

export const topics = ['CONTACT', 'FOLLOW_UP', 'APPOINTMENT', 'TEXT', 'NOTE', 'STATUS'] as const

/** The filter of an address: `?topic=note&words=slate`. */
export function historyFilterAt(search: URLSearchParams): HistoryFilter {
  const asked = search.get('topic')?.toUpperCase()
  return { topic: topics.find((topic) => topic === asked) ?? null, words: search.get('words') || null }
}
