import { cursorOf, type Order, pageSize, readCursor } from '#api/core/reads/keyset.ts'
import { literally, searchWords } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import { type Kind, kinds, type Part, pageStatement, type Topic } from '#api/modules/timeline/branches.ts'

type Load = Pick<Prisma.ActivityFindManyArgs, 'include' | 'select'>

/** The `select` or `include` for the entries of a kind. */
export type LoadKind = (kind: Kind) => object

interface Key {
  at: Date
  kind: number
  id: number
}

/** An entry, with the kind of its record as GraphQL type. */
export type Entry = { id: number; __typename: Kind }

const keyOrder: Order<Key> = [
  ['at', 'desc', 'instant'],
  ['kind', 'desc', 'integer'],
  ['id', 'desc', 'integer'],
]

/** The start of a list: an instant before or after all others. */
const beginning = (part: Part) => [part === 'UPCOMING' ? '-infinity' : 'infinity', 0, 0]

/** Selects the entries of a timeline. */
interface Filter {
  part: Part
  topic?: Topic | null
  /** Words that must all occur in an entry, ignoring case. */
  search?: string | null
}

interface PageOf {
  first?: number | null
  after?: string | null
}

/**
 * A page of a customer's timeline, optionally filtered by topic and search. One statement selects the entries, then one
 * statement per kind of record reads them.
 * @throws BAD_INPUT for a page size beyond the limit or a cursor of another list
 */
export async function pageOfTimeline(
  ctx: BusinessContext,
  customerId: number,
  { part, topic = null, search }: Filter,
  args: PageOf,
  limit: number,
  loadKind: LoadKind,
) {
  const size = pageSize(args, limit)
  const from = args.after ? readCursor(args.after, keyOrder, 'after') : beginning(part)
  const patterns = search ? searchWords(search).words.map((word) => `%${literally(word)}%`) : []
  const searching = patterns.length > 0
  const statement = pageStatement({ part, topic, searching })
  const reader = searching ? ctx.replica() : ctx
  const values = [customerId, ...from, size + 1, ...(searching ? [patterns] : [])]
  const found = statement === null ? [] : await reader.sql<Key>(statement, ...values)
  const keys = found.slice(0, size)
  const entries = await readEntries(ctx, keys, loadKind)
  // Entries that were deleted between the two statements are left out.
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

/** Reads the rows of a kind, with the relations that the query asks for. */
const readers: Record<Kind, (ctx: BusinessContext, query: Query) => Promise<{ id: number }[]>> = {
  Contact: ({ db }, query) => db.contact.findMany(query as Prisma.ContactFindManyArgs),
  FollowUp: ({ db }, query) => db.followUp.findMany(query as Prisma.FollowUpFindManyArgs),
  ServiceAppointment: ({ db }, query) =>
    db.serviceAppointment.findMany(query as Prisma.ServiceAppointmentFindManyArgs),
  SmsMessage: ({ db }, query) => db.smsMessage.findMany(query as Prisma.SmsMessageFindManyArgs),
  SmsReply: ({ db }, query) => db.smsReply.findMany(query as Prisma.SmsReplyFindManyArgs),
  Activity: ({ db }, query) => db.activity.findMany(query as Prisma.ActivityFindManyArgs),
  CustomerImport: ({ db }, query) => db.import.findMany(query as Prisma.ImportFindManyArgs),
}
