/** The kinds of acts, in the order in which they are offered. */
export const auditKinds = [
  'HOT_BOARD',
  'TEAM',
  'INTEREST_OPTION',
  'FOLLOW_UP_PLAN',
  'API_KEY',
  'CALENDAR_FEED',
  'SMS_SETTINGS',
  'BUSINESS',
] as const

export type AuditKind = (typeof auditKinds)[number]

/** Which entries a trail lists; null for all. */
export interface AuditFilter {
  readonly kind: AuditKind | null
  readonly actorName: string | null
}

/** The filter of an address: `?kind=team&by=Dana Whitfield`. */
export function auditFilterAt(search: URLSearchParams): AuditFilter {
  const named = search.get('kind')?.toUpperCase()
  return { kind: auditKinds.find((kind) => kind === named) ?? null, actorName: search.get('by') || null }
}
