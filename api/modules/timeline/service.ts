import type { Prisma } from '#api/core/database/generated/client.ts'
import { cursorOf, type Order, pageSize, readCursor } from '#api/core/reads/keyset.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type Kind, kinds, type Part, pageStatement } from '#api/modules/timeline/branches.ts'

type Load = Pick<Prisma.ActivityFindManyArgs, 'include' | 'select'>

/** What to load with the entries of a kind, for what was asked of them. */
export type LoadKind = (kind: Kind) => object

interface Key {
  at: Date
  kind: number
  id: number
}

/** An entry, marked with the kind of record that it is. */
export type Entry = { id: number; __typename: Kind }

const keyOrder: Order<Key> = [
  ['at', 'desc', 'instant'],
  ['kind', 'desc', 'integer'],
  ['id', 'desc', 'integer'],
]

/** Where a list begins: before or after every instant. */
const beginning = (part: Part) => [part === 'UPCOMING' ? '-infinity' : 'infinity', 0, 0]

interface PageOf {
  first?: number | null
  after?: string | null
}

/**
 * A page of what there is of a customer: one statement picks the entries, then one for each
 * kind of record among them reads them.
 * @throws BAD_INPUT for a page size beyond the limit or a cursor of another list
 */
export async function pageOfTimeline(
  ctx: BusinessContext,
  customerId: number,
  part: Part,
  args: PageOf,
  limit: number,
  loadKind: LoadKind,
) {
  const size = pageSize(args, limit)
  const from = args.after ? readCursor(args.after, keyOrder, 'after') : beginning(part)
  const found = await ctx.sql<Key>(pageStatement(part), customerId, ...from, size + 1)
  const keys = found.slice(0, size)
  const entries = await readEntries(ctx, keys, loadKind)
  // What was deleted between the two statements is no entry any more.
  const edges = keys.flatMap((key) => {
    const node = entries.get(nameOf(key))
    return node ? [{ node, at: key.at, cursor: cursorOf(key, keyOrder) }] : []
  })
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > size,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

const nameOf = ({ kind, id }: { kind: number; id: number }) => `${kind}:${id}`

async function readEntries(
  ctx: BusinessContext,
  keys: Key[],
  loadKind: LoadKind,
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  await Promise.all(
    kinds.map(async (name, kind) => {
      const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id)
      if (ids.length === 0) return
      const query = { ...loadKind(name), where: { id: { in: ids } } }
      for (const row of await readers[name](ctx, query)) {
        entries.set(nameOf({ kind, id: row.id }), Object.assign(row, { __typename: name }))
      }
    }),
  )
  return entries
}

type Query = Load & { where: { id: { in: number[] } } }

/** Reads rows of a kind; what is loaded with them is its own, which the caller knows. */
const readers: Record<Kind, (ctx: BusinessContext, query: Query) => Promise<{ id: number }[]>> = {
  Contact: ({ db }, query) => db.contact.findMany(query as Prisma.ContactFindManyArgs),
  FollowUp: ({ db }, query) => db.followUp.findMany(query as Prisma.FollowUpFindManyArgs),
  ServiceAppointment: ({ db }, query) =>
    db.serviceAppointment.findMany(query as Prisma.ServiceAppointmentFindManyArgs),
  SmsMessage: ({ db }, query) => db.smsMessage.findMany(query as Prisma.SmsMessageFindManyArgs),
  SmsReply: ({ db }, query) => db.smsReply.findMany(query as Prisma.SmsReplyFindManyArgs),
  Activity: ({ db }, query) => db.activity.findMany(query as Prisma.ActivityFindManyArgs),
}
