/** Why a session is over, as the server says it; `ENDED` is all that is known otherwise. */
export type EndReason =
  | 'EXPIRED'
  | 'SIGNED_OUT'
  | 'PASSWORD_CHANGED'
  | 'ROLE_CHANGED'
  | 'DEACTIVATED'
  | 'SUSPENDED'
  | 'ENDED'
