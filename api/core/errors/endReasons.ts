const sessionEndReasons = [
  'EXPIRED',
  'SIGNED_OUT',
  'PASSWORD_CHANGED',
  'ROLE_CHANGED',
  'DEACTIVATED',
  'SUSPENDED',
] as const

/** Why a session is no longer accepted (docs/product/accounts.md#sessions). */
export type EndReason = (typeof sessionEndReasons)[number]

/** Why an API key is no longer accepted. CREATOR_LEFT: the user who created it is no active admin any more. */
export type KeyEndReason = 'REVOKED' | 'CREATOR_LEFT' | 'SUSPENDED'

export const endReasons: readonly (EndReason | KeyEndReason)[] = [
  ...sessionEndReasons,
  'REVOKED',
  'CREATOR_LEFT',
]
