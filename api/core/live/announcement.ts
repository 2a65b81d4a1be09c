import type { Prisma } from '#api/generated/client.ts'
import { AccessLevel } from '#api/generated/enums.ts'
import { models } from '#api/policy/models.ts'

/** The PostgreSQL channel on which triggers announce writes. */
export const channel = 'cuecard'

/** A model whose writes are announced. The triggers in `prisma/sql` send the announcements. */
export type AnnouncedModel = {
  [Model in keyof typeof models]: (typeof models)[Model]['audience'] extends null ? never : Model
}[keyof typeof models]

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
const announcementPattern = new RegExp(
  `^(\\d+) (\\w+) (\\S+) (INSERT|UPDATE|DELETE)(?: (\\d+)| (${levels})(?: (${levels}))?)?$`,
)

/** Parses the payload of a trigger; returns null for any other payload on the channel. */
export function readAnnouncement(payload: string): Announcement | null {
  const [, businessId, model = '', id, act, userId, level, formerLevel] =
    announcementPattern.exec(payload) ?? []
  if (!isAnnounced(model) || (models[model].audience === 'level') !== (level !== undefined)) return null
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

/** Whether writes to a model are announced. */
export function isAnnounced(name: string): name is AnnouncedModel {
  return Object.hasOwn(models, name) && models[name as Prisma.ModelName].audience !== null
}
