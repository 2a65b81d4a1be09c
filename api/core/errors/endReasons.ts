/** Why a session is no longer accepted (docs/product/accounts.md#sessions). */
export type EndReason =
  | 'EXPIRED'
  | 'SIGNED_OUT'
  | 'ENDED_BY_OWNER'
  | 'IDLE'
  | 'PASSWORD_CHANGED'
  | 'ROLE_CHANGED'
  | 'DEACTIVATED'
  | 'SUSPENDED'

/** Why an API key is no longer accepted. CREATOR_LEFT: the user who created it is no active admin any more. */
export type KeyEndReason = 'REVOKED' | 'CREATOR_LEFT' | 'SUSPENDED'
