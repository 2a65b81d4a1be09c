import type { Bind } from '#api/core/database/sqlParams.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { truncate } from '#api/core/text/truncate.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { ActivityType } from '#api/generated/enums.ts'
import type { NewActivity } from '#api/modules/activities/input.ts'
import { noCustomer } from '#api/modules/business/mergedCustomers.ts'

type Row = Prisma.ActivityGetPayload<object>

interface Filter {
  type?: ActivityType | null
  performedBy?: string | null
}

const activityOrder: Order<Row> = [
  ['createdAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The activity log, newest first; filtered by type or actor. */
export function activityList(_ctx: BusinessContext, { type, performedBy }: Filter): List<Row> {
  const where = { ...(type && { type }), ...(performedBy && { performedBy }) }
  return { order: activityOrder, where }
}

interface Entry {
  customerId: number
  contactId?: number
  /**
   * The subject when it is not a contact, such as `FollowUp:12`. The customer's timeline shows the subject instead of
   * this activity.
   */
  subject?: string
  type: ActivityType
  description: string
}

const descriptionLength = 2000

const rowOf = (ctx: BusinessContext, entry: Entry) => ({
  ...ctx.tenant,
  ...entry,
  description: truncate(entry.description, descriptionLength),
  performedBy: ctx.actorName,
  createdAt: ctx.now(),
})

/** Writes an activity in the transaction of the act. */
export function recordActivity(ctx: BusinessContext, entry: Entry) {
  return ctx.db.activity.create({ data: rowOf(ctx, entry) })
}

/** Writes the activities of an act on several records. */
export function recordActivities(ctx: BusinessContext, entries: readonly Entry[]) {
  return ctx.db.activity.createMany({ data: entries.map((entry) => rowOf(ctx, entry)) })
}

/** Who wrote the latest of a record's activities that begin with one of the `words`, such as the last move of a contact. */
export async function latestActor(
  ctx: BusinessContext,
  about: Pick<Entry, 'contactId'> | Pick<Entry, 'customerId' | 'subject'>,
  ...words: readonly string[]
): Promise<string | undefined> {
  const latest = await ctx.db.activity.findFirst({
    where: { ...about, OR: words.map((startsWith) => ({ description: { startsWith } })) },
    orderBy: { id: 'desc' },
    select: { performedBy: true },
  })
  return latest?.performedBy
}

/**
 * SQL that writes the activity of an act on a contact, as a part of the act's own statement. `made` is the written
 * contact; without a row in it no activity is written.
 */
export function contactLineSql(ctx: BusinessContext, words: string, bind: Bind): string {
  const [description, by] = [truncate(words, descriptionLength), ctx.actorName].map((text) =>
    bind(text, 'text'),
  )
  return `INSERT INTO "Activity" ("businessId", "customerId", "contactId", type, description, "performedBy", "createdAt")
    SELECT "businessId", "customerId", id, 'CONTACT', ${description}, ${by}, ${bind(ctx.now(), 'timestamptz')} FROM made`
}

/**
 * Writes an activity by hand.
 * @throws NOT_FOUND for a customer of another business
 */
export function createActivity(ctx: BusinessContext, customerId: number, { type, description }: NewActivity) {
  return ctx.transaction(async (tx) => {
    const customer = await tx.db.customer.findFirst({ where: { id: customerId }, select: { id: true } })
    if (!customer) throw await noCustomer(tx, customerId)
    return recordActivity(tx, { customerId, type, description })
  })
}
