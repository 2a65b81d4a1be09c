/** Why a session has ended, as the server reports it; `ENDED` when the reason is unknown. */
export type EndReason =
  | 'EXPIRED'
  | 'SIGNED_OUT'
  | 'ENDED_BY_OWNER'
  | 'IDLE'
  | 'PASSWORD_CHANGED'
  | 'ROLE_CHANGED'
  | 'DEACTIVATED'
  | 'SUSPENDED'
  | 'ENDED'
