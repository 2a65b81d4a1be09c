import type { EndReason } from './endReason.ts'
import {
  readEntry,
  type StoredSuperadmin,
  type StoredUser,
  storageKeys,
  superadminOwner,
  userOwner,
} from './storage.ts'
import { decodeToken } from './token.ts'

/** Who is signed in. `none` is an explicit case, so that no caller forgets it. */
export type Session =
  /** `ended` says why, when the stored session ended while no tab was open. */
  | { kind: 'none'; ended?: EndReason }
  | { kind: 'business'; token: string; expiresAt: number; user: StoredUser }
  | { kind: 'superadmin'; token: string; expiresAt: number; superadmin: StoredSuperadmin }

export const noSession: Session = { kind: 'none' }

/**
 * Reads the stored session and removes invalid data: a malformed token clears all storage; an expired one, or one
 * without user data, clears its entries.
 */
export function restoreSession(storage: Storage, now: number): Session {
  const token = storage.getItem(storageKeys.token)
  if (token === null) return noSession

  const claims = decodeToken(token)
  if (claims === null) {
    storage.clear()
    return noSession
  }
  if (claims.expiresAt > now) {
    const { expiresAt } = claims
    const superadmin = readEntry<StoredSuperadmin>(storage, storageKeys.superadmin)
    if (claims.type === 'superadmin' && superadmin)
      return { kind: 'superadmin', token, expiresAt, superadmin }
    const user = readEntry<StoredUser>(storage, storageKeys.user)
    if (claims.type === 'business' && user) return { kind: 'business', token, expiresAt, user }
  }
  forgetSession(storage)
  return claims.expiresAt > now ? noSession : { kind: 'none', ended: 'EXPIRED' }
}

/** Removes the entries of the session and keeps everything else. */
export function forgetSession(storage: Storage): void {
  for (const key of Object.values(storageKeys)) storage.removeItem(key)
}

/** Whose drafts and stored entries they are; null for nobody. */
export function ownerOf(session: Session): string | null {
  if (session.kind === 'business') return userOwner(session.user)
  return session.kind === 'superadmin' ? superadminOwner(session.superadmin) : null
}
