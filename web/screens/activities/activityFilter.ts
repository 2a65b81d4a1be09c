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

/** The search part of the address of a filter. */
export function filterSearch({ type, performedBy }: ActivityFilter): string {
  const search = new URLSearchParams()
  if (type) search.set('type', type.toLowerCase())
  if (performedBy) search.set('by', performedBy)
  return search.size > 0 ? `?${search}` : ''
}

/** The variables of the query: only the open tab is read. */
export function activityVariables(search: URLSearchParams) {
  const replies = search.get('tab') === 'replies'
  return { ...activityFilterAt(search), log: !replies, replies }
}
