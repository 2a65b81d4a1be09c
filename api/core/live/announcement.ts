import type { Prisma } from '#api/core/database/generated/client.ts'
import { AccessLevel } from '#api/core/database/generated/enums.ts'

/** The channel of PostgreSQL on which the triggers of the database announce writes. */
export const channel = 'cuecard'

/**
 * Whom the writes of each model are announced to: everyone of the business, the person whose row it is, the owner of
 * a note and those it is shared with, whose a task is and who gave it, those who see its level of access, or nobody.
 * Total over the models; the triggers in the migrations do the announcing, and a test holds them to this.
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
  PasswordResetToken: null,
  EmailVerification: null,
  UsedTicket: null,
  RevokedToken: null,
  RateLimiterFlexible: null,
  ApiKey: 'business',
  SuperAdmin: null,
  AuditEntry: null,
} as const satisfies Record<Prisma.ModelName, 'business' | 'owner' | 'readers' | 'parties' | 'level' | null>

/** A model whose writes somebody is told of. */
export type AnnouncedModel = {
  [Model in keyof typeof audiences]: (typeof audiences)[Model] extends null ? never : Model
}[keyof typeof audiences]

/** The models whose writes somebody is told of. */
export const announcedModels = Object.keys(audiences).filter(isAnnounced)

/** That a row was written, by a transaction that has committed. Never what is in it. */
export interface Announcement {
  businessId: number
  model: AnnouncedModel
  /** Null: more rows than are told one by one. */
  id: string | null
  act: 'INSERT' | 'UPDATE' | 'DELETE'
  /** The one person it concerns; null for everyone of the business. */
  userId: number | null
  /** The level of access that it has, and the one it had before when that changed; null where rows have none. */
  level: AccessLevel | null
  formerLevel: AccessLevel | null
}

const levels = Object.keys(AccessLevel).join('|')
const written = new RegExp(
  `^(\\d+) (\\w+) (\\S+) (INSERT|UPDATE|DELETE)(?: (\\d+)| (${levels})(?: (${levels}))?)?$`,
)

/** Reads what a trigger wrote; null for anything else that somebody sent on the channel. */
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

/** The session that a trigger announced as signed out; null for anything else that was sent on the channel. */
export function readRevocation(payload: string): string | null {
  return revocation.exec(payload)?.[1] ?? null
}

function isAnnounced(name: string): name is AnnouncedModel {
  return Object.hasOwn(audiences, name) && audiences[name as Prisma.ModelName] !== null
}
