import type { Role } from '#api/core/database/generated/enums.ts'

const everyone = ['EMPLOYEE', 'MANAGER', 'ADMIN'] as const satisfies Role[]
const managers = ['MANAGER', 'ADMIN'] as const satisfies Role[]
const admins = ['ADMIN'] as const satisfies Role[]

/**
 * Who may do what in a business: the table of decisions section 3, one line an act. A field of the
 * graph names its act (`{ can: 'customer:delete' }`); nothing else decides by role.
 */
export const permissions = {
  'business:read': everyone,
  'business:update': admins,
  'team:read': everyone,
  'team:readEmail': managers,
  'team:readAll': admins,
  'team:manage': admins,
  'password:change': everyone,
  'notification:markRead': everyone,
  'customer:write': everyone,
  'customer:delete': everyone,
  'contact:write': everyone,
  'contact:delete': everyone,
  'contact:reopen': everyone,
  'contact:reopenOfOthers': managers,
  'activity:write': everyone,
  'hotBoard:write': everyone,
  'hotBoard:resolve': everyone,
  'hotBoard:reopen': everyone,
  'hotBoard:reopenOfOthers': managers,
  'followUp:write': everyone,
  'followUp:reopen': everyone,
  'followUp:reopenOfOthers': managers,
  'followUpPlan:write': managers,
  'myDay:work': everyone,
  'interestOption:write': admins,
  'note:write': everyone,
  'note:delete': everyone,
  'note:share': everyone,
  'note:removeShared': everyone,
  'vendor:read': everyone,
  'vendor:readManager': managers,
  'vendor:readAdmin': admins,
  'vendor:write': everyone,
  'vendor:delete': everyone,
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof permissions

/** Whether a role may do an act. */
export function roleMay(role: Role, action: Action): boolean {
  return (permissions[action] as readonly Role[]).includes(role)
}

/** The roles that may do an act, for people: `every role`, `MANAGER or ADMIN`. */
export function describeRoles(action: Action): string {
  const roles = permissions[action]
  return roles.length === everyone.length ? 'any role' : roles.join(' or ')
}
