import type { Business } from '#api/core/database/generated/client.ts'
import type { Role } from '#api/core/database/generated/enums.ts'
import { type Action, roleMay } from '#api/core/permissions.ts'

/** Nobody has signed in. */
interface Anonymous {
  kind: 'anonymous'
}

/** A token came along that no longer lets anyone in. */
interface Ended {
  kind: 'ended'
}

/** A member of a business's staff. */
export interface Member {
  kind: 'member'
  businessId: number
  userId: number
  role: Role
  fullName: string
  timeZone: string
  /** The business as it was when the request came; absent for who has signed in by this request. */
  business?: Business
}

/** The platform's operator. */
export interface Operator {
  kind: 'superadmin'
  superadminId: number
}

/** Cuecard itself, at work for one business. */
export interface System {
  kind: 'system'
  businessId: number
  timeZone: string
}

/** Who is asking. Made once a request. */
export type Viewer = Anonymous | Ended | Member | Operator | System

/** Whether the viewer may do an act in their business. */
export function may(viewer: Viewer, action: Action): boolean {
  if (viewer.kind === 'system') return true
  return viewer.kind === 'member' && roleMay(viewer.role, action)
}
