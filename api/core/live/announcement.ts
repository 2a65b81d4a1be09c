import { Prisma } from '#api/core/database/generated/client.ts'

/** The channel of PostgreSQL on which the triggers of the database announce writes. */
export const channel = 'cuecard'

/**
 * Whom the writes of each model are announced to: everyone of the business, the person whose row it is, the owner of
 * a note and those it is shared with, or nobody.
 * Total over the models; the triggers in the migrations do the announcing, and a test holds them to this.
 */
export const audiences = {
  Business: 'business',
  Activity: 'business',
  PointEntry: null,
  GamificationStats: null,
  UserBadge: null,
  User: 'business',
  Notification: 'owner',
  InterestOption: 'business',
  Customer: 'business',
  Contact: 'business',
  FollowUpCadence: 'business',
  FollowUp: 'business',
  HotBoardItem: 'business',
  StickyNote: 'readers',
  SharedNote: 'readers',
  VendorContact: null,
  SmsMessage: null,
  SmsOptOut: null,
  SmsReply: null,
  ServiceAppointment: null,
  OrganizerTask: null,
  Tally: null,
  PasswordResetToken: null,
  UsedTicket: null,
  RateLimiterFlexible: null,
  ApiKey: null,
  SuperAdmin: null,
  AuditEntry: null,
} as const satisfies Record<Prisma.ModelName, 'business' | 'owner' | 'readers' | null>

/** That a row was written, by a transaction that has committed. Never what is in it. */
export interface Announcement {
  businessId: number
  model: Prisma.ModelName
  /** Null: more rows than are told one by one. */
  id: string | null
  act: 'INSERT' | 'UPDATE' | 'DELETE'
  /** The one person it concerns; null for everyone of the business. */
  userId: number | null
}

const written = /^(\d+) (\w+) (\S+) (INSERT|UPDATE|DELETE)(?: (\d+))?$/

/** Reads what a trigger wrote; null for anything else that somebody sent on the channel. */
export function readAnnouncement(payload: string): Announcement | null {
  const [, businessId, model = '', id, act, userId] = written.exec(payload) ?? []
  if (!Object.hasOwn(Prisma.ModelName, model)) return null
  return {
    businessId: Number(businessId),
    model: model as Prisma.ModelName,
    id: id === '*' ? null : String(id),
    act: act as Announcement['act'],
    userId: userId === undefined ? null : Number(userId),
  }
}
