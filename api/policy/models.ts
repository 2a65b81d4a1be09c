import type { Prisma } from '#api/generated/client.ts'
import type { AccessLevel } from '#api/generated/enums.ts'
import type { Action } from '#api/policy/permissions.ts'

/**
 * Who learns that a row was written: `business` all users of it; `owner` the user who owns the row; `readers` the owner of
 * a note and those it is shared with; `parties` the assignee of a task and the user who gave it; `level` users who see
 * the row's access level (admins for an audit entry); null nobody.
 */
type Audience = 'business' | 'owner' | 'readers' | 'parties' | 'level' | null

interface ModelPolicy {
  /** The column that holds the business; null for models of the platform. */
  key: 'businessId' | 'id' | null
  /** Whether code outside any business, such as sign-in and superadmins, may access the model. */
  platform: boolean
  /** A test compares it with the triggers of `prisma/sql`, which announce writes. */
  audience: Audience
}

const businessOwned = { key: 'businessId', platform: false } as const
const accounts = { key: 'businessId', platform: true } as const
const platformOwned = { key: null, platform: true } as const

/**
 * Whose rows each model holds, and who learns of their changes. The type covers all models, so a new model without an
 * entry does not compile.
 */
export const models = {
  Business: { key: 'id', platform: true, audience: 'business' },
  Activity: { ...businessOwned, audience: 'business' },
  PointEntry: { ...businessOwned, audience: null },
  GamificationStats: { ...businessOwned, audience: 'business' },
  UserBadge: { ...businessOwned, audience: null },
  User: { ...accounts, audience: 'business' },
  Notification: { ...businessOwned, audience: 'owner' },
  InterestOption: { ...businessOwned, audience: 'business' },
  Tag: { ...businessOwned, audience: 'business' },
  CustomField: { ...businessOwned, audience: 'business' },
  Customer: { ...businessOwned, audience: 'business' },
  SavedView: { ...businessOwned, audience: 'owner' },
  Contact: { ...businessOwned, audience: 'business' },
  FollowUpStep: { ...businessOwned, audience: 'business' },
  FollowUp: { ...businessOwned, audience: 'business' },
  HotBoardItem: { ...businessOwned, audience: 'business' },
  HotBoardComment: { ...businessOwned, audience: 'business' },
  StickyNote: { ...businessOwned, audience: 'readers' },
  SharedNote: { ...businessOwned, audience: 'readers' },
  VendorContact: { ...businessOwned, audience: 'level' },
  SmsMessage: { ...businessOwned, audience: 'business' },
  SmsOptOut: { ...businessOwned, audience: null },
  SmsReply: { ...businessOwned, audience: 'business' },
  ServiceAppointment: { ...businessOwned, audience: 'business' },
  OrganizerTask: { ...businessOwned, audience: 'parties' },
  Tally: { ...businessOwned, audience: null },
  CustomerStatusChange: { ...businessOwned, audience: null },
  PasswordResetToken: { ...accounts, audience: null },
  EmailVerification: { ...accounts, audience: null },
  SecondFactor: { ...accounts, audience: null },
  Passkey: { ...accounts, audience: null },
  Session: { ...accounts, audience: null },
  KnownBrowser: { ...accounts, audience: null },
  UsedTicket: { ...platformOwned, audience: null },
  RevokedToken: { ...platformOwned, audience: null },
  RateLimiterFlexible: { ...platformOwned, audience: null },
  ApiKey: { ...accounts, audience: 'business' },
  WebhookEndpoint: { ...businessOwned, audience: 'business' },
  WebhookDelivery: { ...businessOwned, audience: 'business' },
  SuperAdmin: { ...platformOwned, audience: null },
  AuditEntry: { ...accounts, audience: 'level' },
  Backup: { ...platformOwned, audience: null },
  IdempotencyKey: { ...accounts, audience: null },
  DeletedRecord: { ...accounts, audience: null },
  TrashEntry: { ...businessOwned, audience: 'business' },
  Import: { ...businessOwned, audience: 'business' },
  ImportPiece: { ...businessOwned, audience: null },
  ImportRow: { ...businessOwned, audience: null },
  BulkRun: { ...businessOwned, audience: 'business' },
  BulkCustomer: { ...businessOwned, audience: null },
  ErasedCustomer: { ...businessOwned, audience: null },
  CustomerMerge: { ...businessOwned, audience: 'business' },
  DuplicateDismissal: { ...businessOwned, audience: null },
} as const satisfies Record<Prisma.ModelName, ModelPolicy>

/** The permission with which a viewer sees the records of each access level. */
export const accessLevels = {
  ALL: 'vendor:read',
  MANAGER: 'vendor:readManager',
  ADMIN: 'vendor:readAdmin',
} as const satisfies Record<AccessLevel, Action>
