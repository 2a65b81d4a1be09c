/** What the audit trail records, as it is stored, and what the graph calls it. */
export const auditActions = {
  'hotBoard:create': 'HOT_BOARD_CREATE',
  'hotBoard:update': 'HOT_BOARD_UPDATE',
  'hotBoard:resolve': 'HOT_BOARD_RESOLVE',
  'hotBoard:reopen': 'HOT_BOARD_REOPEN',
  'hotBoard:comment': 'HOT_BOARD_COMMENT',
  'hotBoard:deleteComment': 'HOT_BOARD_DELETE_COMMENT',
  'hotBoard:restoreComment': 'HOT_BOARD_RESTORE_COMMENT',
  'team:add': 'TEAM_ADD',
  'team:update': 'TEAM_UPDATE',
  'team:deactivate': 'TEAM_DEACTIVATE',
  'team:reactivate': 'TEAM_REACTIVATE',
  'team:erase': 'TEAM_ERASE',
  'team:changePassword': 'TEAM_CHANGE_PASSWORD',
  'team:resetPassword': 'TEAM_RESET_PASSWORD',
  'team:addSecondFactor': 'TEAM_ADD_SECOND_FACTOR',
  'team:removeSecondFactor': 'TEAM_REMOVE_SECOND_FACTOR',
  'team:renewRecoveryCodes': 'TEAM_RENEW_RECOVERY_CODES',
  'team:addPasskey': 'TEAM_ADD_PASSKEY',
  'team:removePasskey': 'TEAM_REMOVE_PASSKEY',
  'team:endSession': 'TEAM_END_SESSION',
  'team:confirmPassword': 'TEAM_CONFIRM_PASSWORD',
  'signIn:succeed': 'SIGN_IN_SUCCEED',
  'signIn:refuse': 'SIGN_IN_REFUSE',
  'interestOption:create': 'INTEREST_OPTION_CREATE',
  'interestOption:update': 'INTEREST_OPTION_UPDATE',
  'interestOption:delete': 'INTEREST_OPTION_DELETE',
  'interestOption:reorder': 'INTEREST_OPTION_REORDER',
  'tag:create': 'TAG_CREATE',
  'tag:update': 'TAG_UPDATE',
  'tag:delete': 'TAG_DELETE',
  'customField:create': 'CUSTOM_FIELD_CREATE',
  'customField:update': 'CUSTOM_FIELD_UPDATE',
  'customField:delete': 'CUSTOM_FIELD_DELETE',
  'customField:restore': 'CUSTOM_FIELD_RESTORE',
  'followUpPlan:create': 'FOLLOW_UP_PLAN_CREATE',
  'followUpPlan:update': 'FOLLOW_UP_PLAN_UPDATE',
  'followUpPlan:delete': 'FOLLOW_UP_PLAN_DELETE',
  'followUpPlan:apply': 'FOLLOW_UP_PLAN_APPLY',
  'customer:erase': 'CUSTOMER_ERASE',
  'customer:merge': 'CUSTOMER_MERGE',
  'customer:undoMerge': 'CUSTOMER_UNDO_MERGE',
  'trash:restore': 'TRASH_RESTORE',
  'trash:deleteForGood': 'TRASH_DELETE_FOR_GOOD',
  'trash:empty': 'TRASH_EMPTY',
  'import:start': 'IMPORT_START',
  'import:revert': 'IMPORT_REVERT',
  'import:restore': 'IMPORT_RESTORE',
  'export:create': 'EXPORT_CREATE',
  'export:customer': 'EXPORT_CUSTOMER',
  'export:everything': 'EXPORT_EVERYTHING',
  'apiKey:create': 'API_KEY_CREATE',
  'apiKey:revoke': 'API_KEY_REVOKE',
  'calendarFeed:create': 'CALENDAR_FEED_CREATE',
  'calendarFeed:replace': 'CALENDAR_FEED_REPLACE',
  'calendarFeed:revoke': 'CALENDAR_FEED_REVOKE',
  'webhook:create': 'WEBHOOK_CREATE',
  'webhook:update': 'WEBHOOK_UPDATE',
  'webhook:delete': 'WEBHOOK_DELETE',
  'webhook:rotateSecret': 'WEBHOOK_ROTATE_SECRET',
  'sms-settings:update': 'SMS_SETTINGS_UPDATE',
  'business:create': 'BUSINESS_CREATE',
  'business:update': 'BUSINESS_UPDATE',
  'business:suspend': 'BUSINESS_SUSPEND',
  'business:activate': 'BUSINESS_ACTIVATE',
  'business:setSubscription': 'BUSINESS_SET_SUBSCRIPTION',
  'business:delete': 'BUSINESS_DELETE',
  'business:export': 'BUSINESS_EXPORT',
  'business:restore': 'BUSINESS_RESTORE',
  'superadmin:resetPassword': 'SUPERADMIN_RESET_PASSWORD',
  'superadmin:addSecondFactor': 'SUPERADMIN_ADD_SECOND_FACTOR',
  'superadmin:removeSecondFactor': 'SUPERADMIN_REMOVE_SECOND_FACTOR',
  'superadmin:renewRecoveryCodes': 'SUPERADMIN_RENEW_RECOVERY_CODES',
  'superadmin:addPasskey': 'SUPERADMIN_ADD_PASSKEY',
  'superadmin:removePasskey': 'SUPERADMIN_REMOVE_PASSKEY',
  'superadmin:endSession': 'SUPERADMIN_END_SESSION',
  'superadmin:confirmPassword': 'SUPERADMIN_CONFIRM_PASSWORD',
} as const

export type AuditAction = keyof typeof auditActions

type NounOf<Action> = Action extends `${infer Noun}:${string}` ? Noun : never
type AuditNoun = NounOf<AuditAction>

/** The nouns of the actions, by which the trail is filtered: the graph's name of each, and the stored one. */
export const auditKinds = {
  HOT_BOARD: 'hotBoard',
  TEAM: 'team',
  SIGN_IN: 'signIn',
  INTEREST_OPTION: 'interestOption',
  TAG: 'tag',
  CUSTOM_FIELD: 'customField',
  FOLLOW_UP_PLAN: 'followUpPlan',
  CUSTOMER: 'customer',
  TRASH: 'trash',
  IMPORT: 'import',
  EXPORT: 'export',
  API_KEY: 'apiKey',
  CALENDAR_FEED: 'calendarFeed',
  WEBHOOK: 'webhook',
  SMS_SETTINGS: 'sms-settings',
  BUSINESS: 'business',
} as const satisfies Record<string, AuditNoun>

export type AuditKind = keyof typeof auditKinds

/**
 * The nouns that superadmins see; the others belong to a business's work with its customers. The trigger that
 * announces entries has the same list.
 */
export const platformNouns: readonly AuditNoun[] = [
  'apiKey',
  'business',
  'calendarFeed',
  'interestOption',
  'sms-settings',
  'team',
  'webhook',
]

/** The types of the records that the audit trail is about. */
export const auditSubjects = [
  'ApiKey',
  'Business',
  'Contact',
  'CustomField',
  'Customer',
  'FollowUpStep',
  'HotBoardComment',
  'HotBoardItem',
  'Import',
  'InterestOption',
  'OrganizerTask',
  'StickyNote',
  'SuperAdmin',
  'Tag',
  'User',
  'VendorContact',
  'WebhookEndpoint',
] as const

/** The record that an action changed, such as `HotBoardItem:12`. */
export type AuditSubject = `${(typeof auditSubjects)[number]}:${number | string}`
