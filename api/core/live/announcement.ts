import type { Prisma } from '#api/generated/client.ts'
import { AccessLevel } from '#api/generated/enums.ts'

/** The PostgreSQL channel on which triggers announce writes. */
export const channel = 'cuecard'

/**
 * Who receives the announcements of each model: all users of the business, the user who owns the row, the owner of a
 * note and the users it is shared with, the assignee of a task and the user who gave it, users who see the row's access
 * level (admins for an audit entry), or nobody. The map covers all models. The triggers in the migrations send the
 * announcements, and a test compares them with this map.
 */
export const audiences = {
  Business: 'business',
  Activity: 'business',
  PointEntry: null,
  GamificationStats: 'business',
  UserBadge: null,
  User: 'business',
  Notification: 'owner',
  InterestOption: 'business',
  Customer: 'business',
  SavedView: 'owner',
  Contact: 'business',
  FollowUpStep: 'business',
  FollowUp: 'business',
  HotBoardItem: 'business',
  StickyNote: 'readers',
  SharedNote: 'readers',
  VendorContact: 'level',
  SmsMessage: 'business',
  SmsOptOut: null,
  SmsReply: 'business',
  ServiceAppointment: 'business',
  OrganizerTask: 'parties',
  Tally: null,
  CustomerStatusChange: null,
  PasswordResetToken: null,
  EmailVerification: null,
  UsedTicket: null,
  RevokedToken: null,
  RateLimiterFlexible: null,
  ApiKey: 'business',
  WebhookEndpoint: 'business',
  WebhookDelivery: null,
  SuperAdmin: null,
  AuditEntry: 'level',
  Backup: null,
  IdempotencyKey: null,
  DeletedRecord: null,
} as const satisfies Record<Prisma.ModelName, 'business' | 'owner' | 'readers' | 'parties' | 'level' | null>

/** A model whose writes are announced. */
export type AnnouncedModel = {
  [Model in keyof typeof audiences]: (typeof audiences)[Model] extends null ? never : Model
}[keyof typeof audiences]

export const announcedModels = Object.keys(audiences).filter(isAnnounced)

/** The business id of announcements for superadmins; no business has this id. */
export const platformId = 0

/** A committed write to a row, without its data. */
export interface Announcement {
  businessId: number
  model: AnnouncedModel
  /** Null when a statement wrote more rows than are announced one by one. */
  id: string | null
  act: 'INSERT' | 'UPDATE' | 'DELETE'
  /** The only user who may receive it; null for all users of the business. */
  userId: number | null
  /** The row's access level, and the level before it changed; null for rows without levels. */
  level: AccessLevel | null
  formerLevel: AccessLevel | null
}

const levels = Object.keys(AccessLevel).join('|')
const written = new RegExp(
  `^(\\d+) (\\w+) (\\S+) (INSERT|UPDATE|DELETE)(?: (\\d+)| (${levels})(?: (${levels}))?)?$`,
)

/** Parses the payload of a trigger; returns null for any other payload on the channel. */
export function readAnnouncement(payload: string): Announcement | null {
  const [, businessId, model = '', id, act, userId, level, formerLevel] = written.exec(payload) ?? []
  if (!isAnnounced(model) || (audiences[model] === 'level') !== (level !== undefined)) return null
  return {
    businessId: Number(businessId),
    model,
    id: id === '*' ? null : String(id),
    act: act as Announcement['act'],
    userId: userId === undefined ? null : Number(userId),
    level: (level as AccessLevel | undefined) ?? null,
    formerLevel: (formerLevel as AccessLevel | undefined) ?? null,
  }
}

const revocation = /^revoked ([0-9a-f-]{36})$/

/** The id of the signed-out session in a trigger's payload; null for any other payload. */
export function readRevocation(payload: string): string | null {
  return revocation.exec(payload)?.[1] ?? null
}

function isAnnounced(name: string): name is AnnouncedModel {
  return Object.hasOwn(audiences, name) && audiences[name as Prisma.ModelName] !== null
}
