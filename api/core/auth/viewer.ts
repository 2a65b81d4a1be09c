import { type Action, keyMay, roleMay } from '#api/core/auth/permissions.ts'
import type { Business } from '#api/core/database/generated/client.ts'
import type { Role } from '#api/core/database/generated/enums.ts'

/** Nobody has signed in. */
interface Anonymous {
  kind: 'anonymous'
}

/** Why a session of an account is over (docs/product/accounts.md#sessions). */
export type EndReason =
  | 'EXPIRED'
  | 'SIGNED_OUT'
  | 'PASSWORD_CHANGED'
  | 'ROLE_CHANGED'
  | 'DEACTIVATED'
  | 'SUSPENDED'

/** A token came along that no longer lets anyone in. */
export interface Ended {
  kind: 'ended'
  /** Absent for what is no token of ours. */
  reason?: EndReason
}

/** A member of a business's staff. */
export interface Member {
  kind: 'member'
  businessId: number
  userId: number
  role: Role
  fullName: string
  timeZone: string
  /** The session: the `jti` of its token. Only viewers that tests make have none. */
  sessionId?: string
  /** The business as it was when the request came; absent for who has signed in by this request. */
  business?: Business
}

/**
 * A program that an integrator lets in with an API key of a business: it acts by a role, and is nobody's person.
 * Having no `userId` it has nothing of its own: what asks for a person finds none here (docs/decisions/0009-sessions.md).
 */
export interface Key {
  kind: 'key'
  businessId: number
  keyId: number
  role: Role
  /** What its acts are recorded under. */
  recordedAs: string
  timeZone: string
  /** The business as it was when the request came. */
  business: Business
}

/** The platform's operator. */
export interface Operator {
  kind: 'superadmin'
  superadminId: number
  /** The username, for records of what was done. */
  name: string
  /** The session: the `jti` of its token. Only viewers that tests make have none. */
  sessionId?: string
}

/** Cuecard itself, at work for one business. */
export interface System {
  kind: 'system'
  businessId: number
  timeZone: string
}

/** Who is at work in a business. */
export type Actor = Member | Key | System

/** Who is asking. Made once a request. */
export type Viewer = Anonymous | Ended | Operator | Actor

/** Whether the viewer is at work in a business. */
export function worksInBusiness(viewer: Viewer): viewer is Actor {
  return viewer.kind === 'member' || viewer.kind === 'key' || viewer.kind === 'system'
}

/** Whether the viewer may do an act in their business. */
export function may(viewer: Viewer, action: Action): boolean {
  if (viewer.kind === 'system') return true
  if (viewer.kind === 'key') return keyMay(viewer.role, action)
  return viewer.kind === 'member' && roleMay(viewer.role, action)
}
