import { type Action, roleMay } from '#api/core/auth/permissions.ts'
import { may, type Viewer } from '#api/core/auth/viewer.ts'
import { AccessLevel, type Role } from '#api/generated/enums.ts'

/** The permission that a viewer needs to see a record of each access level. */
const needed = {
  ALL: 'vendor:read',
  MANAGER: 'vendor:readManager',
  ADMIN: 'vendor:readAdmin',
} as const satisfies Record<AccessLevel, Action>

/** Whether a role sees records of an access level. */
export function seesLevel(role: Role, level: AccessLevel): boolean {
  return roleMay(role, needed[level])
}

/** The access levels whose records a viewer sees, widest first. A viewer may assign the same levels. */
export function levelsSeenBy(viewer: Viewer): AccessLevel[] {
  return Object.values(AccessLevel).filter((level) => may(viewer, needed[level]))
}
