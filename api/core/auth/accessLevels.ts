import { type Action, roleMay } from '#api/core/auth/permissions.ts'
import { may, type Viewer } from '#api/core/auth/viewer.ts'
import { AccessLevel, type Role } from '#api/core/database/generated/enums.ts'

/** What one must be allowed to see a record of each level. */
const needed = {
  ALL: 'vendor:read',
  MANAGER: 'vendor:readManager',
  ADMIN: 'vendor:readAdmin',
} as const satisfies Record<AccessLevel, Action>

/** Whether a role sees records of a level. */
export function seesLevel(role: Role, level: AccessLevel): boolean {
  return roleMay(role, needed[level])
}

/** The levels whose records a viewer sees, from the widest on; the same that they may give. */
export function levelsSeenBy(viewer: Viewer): AccessLevel[] {
  return Object.values(AccessLevel).filter((level) => may(viewer, needed[level]))
}
