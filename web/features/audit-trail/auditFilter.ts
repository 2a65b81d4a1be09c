/** The kinds of actions, in the order of the filter's options. */
export const auditKinds = [
  'HOT_BOARD',
  'TEAM',
  'SIGN_IN',
  'INTEREST_OPTION',
  'TAG',
  'CUSTOM_FIELD',
  'FOLLOW_UP_PLAN',
  'TRASH',
  'CUSTOMER',
  'IMPORT',
  'EXPORT',
  'API_KEY',
  'CALENDAR_FEED',
  'WEBHOOK',
  'SMS_SETTINGS',
  'BUSINESS',
] as const

export type AuditKind = (typeof auditKinds)[number]

/** The filter of the audit trail; null matches everything. */
export interface AuditFilter {
  readonly kind: AuditKind | null
  readonly actorName: string | null
}

/** Reads the filter from a URL: `?kind=team&by=Dana Whitfield`. */
export function auditFilterAt(search: URLSearchParams): AuditFilter {
  const named = search.get('kind')?.toUpperCase()
  return { kind: auditKinds.find((kind) => kind === named) ?? null, actorName: search.get('by') || null }
}
