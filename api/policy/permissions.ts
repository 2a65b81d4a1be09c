import type { Role } from '#api/generated/enums.ts'

/** Which roles may perform an action. */
interface Rule {
  roles: readonly Role[]
  /** Whether an API key with one of these roles may perform it as well. */
  keys: boolean
}

const everyone: Rule = { roles: ['EMPLOYEE', 'MANAGER', 'ADMIN'], keys: true }
const managers: Rule = { roles: ['MANAGER', 'ADMIN'], keys: true }
const admins: Rule = { roles: ['ADMIN'], keys: true }

// Actions on personal data, and actions that grant access, require a signed-in user and refuse API keys
// (docs/decisions/0009-sessions.md).
const everyUser: Rule = { ...everyone, keys: false }
const managerUsers: Rule = { ...managers, keys: false }
const adminUsers: Rule = { ...admins, keys: false }

/**
 * Which roles may perform which action in a business. A field of the graph names its action
 * (`{ can: 'customer:delete' }`); nothing else decides by role.
 */
export const permissions = {
  'business:read': everyone,
  'business:update': admins,
  'team:read': everyone,
  'team:readEmail': managers,
  'team:readAll': admins,
  'team:manage': adminUsers,
  'password:change': everyUser,
  'emailVerification:send': everyUser,
  'notification:markRead': everyUser,
  'teamBoard:hide': everyUser,
  'customer:write': everyone,
  'customer:delete': everyone,
  'customer:erase': adminUsers,
  'customer:merge': everyone,
  'customer:undoMergeOfOthers': managers,
  'customer:bulk': managers,
  'customerLayout:choose': everyUser,
  'savedView:write': everyUser,
  'savedView:share': managerUsers,
  'contact:write': everyone,
  'contact:log': everyUser,
  'contact:moveBack': everyUser,
  'overdue:moveOfOthers': managers,
  'contact:delete': everyone,
  'contact:reopen': everyone,
  'contact:reopenOfOthers': managers,
  'activity:write': everyone,
  'hotBoard:write': everyone,
  'hotBoard:resolve': everyone,
  'hotBoard:reopen': everyone,
  'hotBoard:reopenOfOthers': managers,
  'hotBoard:comment': everyone,
  'hotBoard:deleteComment': everyUser,
  'hotBoard:deleteCommentOfOthers': managerUsers,
  'followUp:write': everyone,
  'followUp:moveBack': everyUser,
  'followUp:reopen': everyone,
  'followUp:reopenOfOthers': managers,
  'followUpPlan:write': managers,
  'interestOption:write': admins,
  'tag:write': managers,
  'customField:write': admins,
  'myDay:work': everyUser,
  'note:write': everyUser,
  'note:delete': everyUser,
  'note:share': everyUser,
  'note:removeShared': everyUser,
  'appointment:write': everyone,
  'appointment:cancel': everyone,
  'appointment:overbook': managers,
  'appointment:reopen': everyone,
  'appointment:reopenOfOthers': managers,
  'calendarFeed:manage': adminUsers,
  'calendarFeed:own': everyUser,
  'task:write': everyUser,
  'task:delete': everyUser,
  'task:assign': managerUsers,
  'vendor:read': everyone,
  'vendor:readManager': managers,
  'vendor:readAdmin': admins,
  'vendor:write': everyone,
  'vendor:delete': everyone,
  'trash:restore': everyone,
  'trash:restoreOfOthers': managers,
  'trash:deleteForGood': adminUsers,
  'trash:deleteOwn': everyUser,
  'import:manage': admins,
  'reports:read': managers,
  'reminder:settle': managers,
  'texts:resume': managers,
  'smsSettings:manage': admins,
  'export:tasks': everyUser,
  'export:list': managers,
  'export:customer': managers,
  'export:everything': admins,
  'apiKey:manage': adminUsers,
  'webhook:manage': admins,
  'audit:read': admins,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof permissions
