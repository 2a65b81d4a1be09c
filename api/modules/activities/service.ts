import type { Prisma } from '#api/core/database/generated/client.ts'
import type { ActivityType } from '#api/core/database/generated/enums.ts'
import type { Bind } from '#api/core/database/sqlParams.ts'
import { notFound } from '#api/core/platform/errors.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { NewActivity } from '#api/modules/activities/input.ts'

type Row = Prisma.ActivityGetPayload<object>

const activityOrder: Order<Row> = [
  ['createdAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The log, newest first. */
export function activityList(): List<Row> {
  return { order: activityOrder }
}

interface Entry {
  customerId: number
  contactId?: number
  /** What it tells of when that is no contact, as `FollowUp:12`: the customer's timeline shows that instead. */
  subject?: string
  type: ActivityType
  description: string
}

const longest = 2000

/** Writes a line of the log, in the transaction of the act it tells of. */
export function recordActivity(ctx: BusinessContext, entry: Entry) {
  return ctx.db.activity.create({
    data: {
      ...ctx.tenant,
      ...entry,
      description: entry.description.slice(0, longest),
      performedBy: ctx.actorName,
      createdAt: ctx.now(),
    },
  })
}

/**
 * The line of an act on a contact as a part of the act's own statement, in which `made` is the contact that was
 * written: without the row there is no line.
 */
export function contactLineSql(ctx: BusinessContext, words: string, bind: Bind): string {
  const [description, by] = [words.slice(0, longest), ctx.actorName].map((text) => bind(text, 'text'))
  return `INSERT INTO "Activity" ("businessId", "customerId", "contactId", type, description, "performedBy", "createdAt")
    SELECT "businessId", "customerId", id, 'CONTACT', ${description}, ${by}, ${bind(ctx.now(), 'timestamptz')} FROM made`
}

/**
 * Writes a line by hand.
 * @throws NOT_FOUND for a customer this business does not have
 */
export function createActivity(ctx: BusinessContext, customerId: number, { type, description }: NewActivity) {
  return ctx.transaction(async (tx) => {
    const customer = await tx.db.customer.findFirst({ where: { id: customerId }, select: { id: true } })
    if (!customer) throw notFound('Customer')
    return recordActivity(tx, { customerId, type, description })
  })
}
