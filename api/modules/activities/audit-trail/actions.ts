/** What the audit trail records, as it is stored, and what the graph calls it. */
export const auditActions = {
  'hotBoard:create': 'HOT_BOARD_CREATE',
  'hotBoard:update': 'HOT_BOARD_UPDATE',
  'hotBoard:resolve': 'HOT_BOARD_RESOLVE',
  'hotBoard:reopen': 'HOT_BOARD_REOPEN',
  'team:add': 'TEAM_ADD',
  'team:update': 'TEAM_UPDATE',
  'team:deactivate': 'TEAM_DEACTIVATE',
  'team:reactivate': 'TEAM_REACTIVATE',
  'team:changePassword': 'TEAM_CHANGE_PASSWORD',
  'interestOption:create': 'INTEREST_OPTION_CREATE',
  'interestOption:update': 'INTEREST_OPTION_UPDATE',
  'interestOption:delete': 'INTEREST_OPTION_DELETE',
  'interestOption:reorder': 'INTEREST_OPTION_REORDER',
  'followUpPlan:create': 'FOLLOW_UP_PLAN_CREATE',
  'followUpPlan:update': 'FOLLOW_UP_PLAN_UPDATE',
  'followUpPlan:delete': 'FOLLOW_UP_PLAN_DELETE',
  'followUpPlan:apply': 'FOLLOW_UP_PLAN_APPLY',
  'apiKey:create': 'API_KEY_CREATE',
  'apiKey:revoke': 'API_KEY_REVOKE',
  'calendarFeed:create': 'CALENDAR_FEED_CREATE',
  'calendarFeed:replace': 'CALENDAR_FEED_REPLACE',
  'calendarFeed:revoke': 'CALENDAR_FEED_REVOKE',
  'sms-settings:update': 'SMS_SETTINGS_UPDATE',
  'business:create': 'BUSINESS_CREATE',
  'business:update': 'BUSINESS_UPDATE',
  'business:suspend': 'BUSINESS_SUSPEND',
  'business:activate': 'BUSINESS_ACTIVATE',
  'business:setSubscription': 'BUSINESS_SET_SUBSCRIPTION',
  'business:delete': 'BUSINESS_DELETE',
} as const

export type AuditAction = keyof typeof auditActions

/** The nouns of the actions, which filter the audit trail: the stored value and the name in the graph. */
export const auditKinds = {
  hotBoard: 'HOT_BOARD',
  team: 'TEAM',
  interestOption: 'INTEREST_OPTION',
  followUpPlan: 'FOLLOW_UP_PLAN',
  apiKey: 'API_KEY',
  calendarFeed: 'CALENDAR_FEED',
  'sms-settings': 'SMS_SETTINGS',
  business: 'BUSINESS',
} as const satisfies Record<NounOf<AuditAction>, string>

export type AuditKind = keyof typeof auditKinds

type NounOf<Action> = Action extends `${infer Noun}:${string}` ? Noun : never

/** The kinds that superadmins can read. The trigger on `AuditEntry` contains the same list. */
export const platformKinds: readonly AuditKind[] = [
  'apiKey',
  'business',
  'calendarFeed',
  'interestOption',
  'sms-settings',
  'team',
]

/** The types of the records that the audit trail is about. */
export const auditSubjects = [
  'ApiKey',
  'Business',
  'FollowUpStep',
  'HotBoardItem',
  'InterestOption',
  'User',
] as const

/** The record that an action changed, such as `HotBoardItem:12`. */
export type AuditSubject = `${(typeof auditSubjects)[number]}:${number | string}`
