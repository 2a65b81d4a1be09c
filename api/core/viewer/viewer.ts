import type { EndReason, KeyEndReason } from '#api/core/errors/endReasons.ts'
import { keyMay, roleMay } from '#api/core/viewer/permissions.ts'
import type { Business } from '#api/generated/client.ts'
import type { Role } from '#api/generated/enums.ts'
import type { Action } from '#api/policy/permissions.ts'

/** A request without a token. */
interface Anonymous {
  kind: 'anonymous'
}

/** A request whose token is no longer accepted. */
export interface Ended {
  kind: 'ended'
  isKey?: false
  /** Absent when the token was not issued by this server. */
  reason?: EndReason
}

/** A request with an API key that is not accepted. */
interface EndedKey {
  kind: 'ended'
  isKey: true
  /** Absent when there is no such key. */
  reason?: KeyEndReason
}

/** A signed-in user of a business. */
export interface UserViewer {
  kind: 'user'
  businessId: number
  userId: number
  role: Role
  fullName: string
  timeZone: string
  /** The session id: the `jti` of its token. Only viewers that tests create have none. */
  sessionId?: string
  /** The business at the time of the request; absent when this request itself signed the user in. */
  business?: Business
}

/**
 * A program that authenticates with an API key of a business. It acts with a role but has no `userId`, so it owns no
 * personal records (docs/decisions/0009-sessions.md).
 */
export interface ApiKeyViewer {
  kind: 'apiKey'
  businessId: number
  keyId: number
  role: Role
  /** The name under which its acts are recorded. */
  recordedAs: string
  timeZone: string
  /** The business at the time of the request. */
  business: Business
}

/** A superadmin, who runs the platform. */
export interface SuperadminViewer {
  kind: 'superadmin'
  superadminId: number
  /** The username, for the records of their acts. */
  name: string
  /** The session id: the `jti` of its token. Only viewers that tests create have none. */
  sessionId?: string
}

/**
 * A superadmin without a second factor, on a server that requires one (`SUPERADMIN_2FA=required`). All that they can do
 * is to set it up; so this is a viewer of its own, which nothing that is for superadmins lets in.
 */
export interface UnenrolledViewer {
  kind: 'unenrolled'
  superadminId: number
  name: string
  sessionId?: string
}

/** Cuecard itself, acting for one business, for example in a job. */
export interface System {
  kind: 'system'
  businessId: number
  timeZone: string
}

/** A viewer who can act in a business. */
export type Actor = UserViewer | ApiKeyViewer | System

/** Who is asking. Created once per request. */
export type Viewer = Anonymous | Ended | EndedKey | SuperadminViewer | UnenrolledViewer | Actor

/** Whether the viewer can act in a business. */
export function worksInBusiness(viewer: Viewer): viewer is Actor {
  return viewer.kind === 'user' || viewer.kind === 'apiKey' || viewer.kind === 'system'
}

/** Whether the viewer is signed in with an account of their own: a user or a superadmin. */
export function isPerson(viewer: Viewer): viewer is UserViewer | SuperadminViewer | UnenrolledViewer {
  return viewer.kind === 'user' || viewer.kind === 'superadmin' || viewer.kind === 'unenrolled'
}

/** Whether the viewer may perform an action in their business. */
export function may(viewer: Viewer, action: Action): boolean {
  if (viewer.kind === 'system') return true
  if (viewer.kind === 'apiKey') return keyMay(viewer.role, action)
  return viewer.kind === 'user' && roleMay(viewer.role, action)
}
