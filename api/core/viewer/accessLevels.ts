import { roleMay } from '#api/core/viewer/permissions.ts'
import { may, type Viewer } from '#api/core/viewer/viewer.ts'
import { AccessLevel, type Role } from '#api/generated/enums.ts'
import { accessLevels } from '#api/policy/models.ts'

/** Whether a role sees records of an access level. */
export function seesLevel(role: Role, level: AccessLevel): boolean {
  return roleMay(role, accessLevels[level])
}

/** The access levels whose records a viewer sees, widest first. A viewer may assign the same levels. */
export function levelsSeenBy(viewer: Viewer): AccessLevel[] {
  return Object.values(AccessLevel).filter((level) => may(viewer, accessLevels[level]))
}
