import { type ActivityType, activityTypes } from '#web/features/activities/activityTypes.ts'

/** Which activities the screen lists; null for all. */
export interface ActivityFilter {
  readonly type: ActivityType | null
  readonly performedBy: string | null
}

/** The filter of an address: `?type=sale&by=Dana Whitfield`. */
export function activityFilterAt(search: URLSearchParams): ActivityFilter {
  const named = search.get('type')?.toUpperCase()
  return { type: activityTypes.find((type) => type === named) ?? null, performedBy: search.get('by') || null }
}

/** The variables of the query: only the open tab is read. */
export function activityVariables(search: URLSearchParams) {
  const tab = search.get('tab')
  const [completed, replies] = [tab === 'completed', tab === 'replies']
  return { ...activityFilterAt(search), log: !completed && !replies, completed, replies }
}
