import { Role } from '#api/generated/enums.ts'
import { type Action, permissions } from '#api/policy/permissions.ts'

/** Whether a user with this role may perform an action. */
export function roleMay(role: Role, action: Action): boolean {
  return permissions[action].roles.includes(role)
}

/** Whether an API key with this role may perform an action. */
export function keyMay(role: Role, action: Action): boolean {
  return permissions[action].keys && roleMay(role, action)
}

/** The rule of an action in words: `any role`, `MANAGER or ADMIN`, `ADMIN, never with an API key`. */
export function describeRule(action: Action): string {
  const { roles, keys } = permissions[action]
  const who = roles.length === Object.keys(Role).length ? 'any role' : roles.join(' or ')
  return keys ? who : `${who}, never with an API key`
}
