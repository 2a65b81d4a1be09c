import type { Role } from '#api/generated/enums.ts'
import { type Action, permissions } from '#api/policy/permissions.ts'

/** Whether a user with this role may perform an action. */
export function roleMay(role: Role, action: Action): boolean {
  return permissions[action].roles.includes(role)
}

/** Whether an API key with this role may perform an action. */
export function keyMay(role: Role, action: Action): boolean {
  return permissions[action].keys && roleMay(role, action)
}
