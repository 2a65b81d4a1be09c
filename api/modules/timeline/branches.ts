import type { ActivityType } from '#api/generated/enums.ts'
import { openWork } from '#api/modules/customers/filters/work.ts'

/** The kinds of entries in a customer's timeline, in their order at the same instant. */
export const kinds = [
  'Contact',
  'FollowUp',
  'ServiceAppointment',
  'SmsMessage',
  'SmsReply',
  'Activity',
  'CustomerImport',
] as const

export type Kind = (typeof kinds)[number]

/** The part of the timeline in which an entry is. */
export type EntryPart = 'UPCOMING' | 'PAST'

/** UPCOMING is sorted soonest first; PAST and ALL newest first. */
export type Part = EntryPart | 'ALL'

/** The rows of one table that are entries, and the column with their time. */
interface Branch {
  kind: Kind
  part: EntryPart
  at: string
  which: string
}

/**
 * Defines the entries of the timeline (docs/decisions/0010-tallies.md). UPCOMING contains open work at its due time;
 * PAST contains completed work and written records at the time of completion or writing. Nothing appears twice: an
 * activity is an entry only when it has no subject that is one.
 */
export const branches: readonly Branch[] = [
  ...openWork.map((work) => ({ ...work, part: 'UPCOMING' as const })),
  { kind: 'Contact', part: 'PAST', at: 'completedAt', which: 'completed' },
  { kind: 'FollowUp', part: 'PAST', at: 'closedAt', which: `state IN ('COMPLETED', 'SKIPPED')` },
  { kind: 'ServiceAppointment', part: 'PAST', at: 'completedAt', which: `status = 'COMPLETED'` },
  { kind: 'ServiceAppointment', part: 'PAST', at: 'updatedAt', which: `status = 'CANCELLED'` },
  { kind: 'SmsMessage', part: 'PAST', at: 'createdAt', which: `state <> 'CANCELLED'` },
  { kind: 'SmsReply', part: 'PAST', at: 'createdAt', which: 'TRUE' },
  { kind: 'Activity', part: 'PAST', at: 'createdAt', which: '"contactId" IS NULL AND subject IS NULL' },
  { kind: 'CustomerImport', part: 'PAST', at: 'startedAt', which: 'TRUE' },
]

/** The rows of each kind that is no table with a customer, as a SQL expression. */
const sources: Partial<Record<Kind, string>> = {
  CustomerImport: `(SELECT customer."businessId", customer.id AS "customerId", held.id, held.name, held."startedAt"
     FROM "Customer" AS customer
     JOIN "Import" AS held ON held."businessId" = customer."businessId" AND held.id = customer."importId") AS added`,
}

/** The searchable text of each kind of record, as a SQL expression. */
const searchedText: Record<Kind, string> = {
  Contact: `concat_ws(' ', notes, "completedNotes")`,
  FollowUp: `concat_ws(' ', title, outcome, "completedNotes")`,
  ServiceAppointment: `concat_ws(' ', description, technician, notes)`,
  SmsMessage: 'body',
  SmsReply: 'body',
  Activity: 'description',
  CustomerImport: 'name',
}

/** The topics of a timeline. The kind of record determines the topic; for an activity, its type does. */
const topics = {
  CONTACT: { records: ['Contact'], activities: ['CONTACT'] },
  FOLLOW_UP: { records: ['FollowUp'], activities: [] },
  APPOINTMENT: { records: ['ServiceAppointment'], activities: ['MEETING'] },
  TEXT: { records: ['SmsMessage', 'SmsReply'], activities: [] },
  NOTE: { records: [], activities: ['NOTE'] },
  STATUS: { records: ['CustomerImport'], activities: ['SALE', 'OTHER'] },
} as const satisfies Record<string, { records: readonly Kind[]; activities: readonly ActivityType[] }>

export type Topic = keyof typeof topics

/** The branches of a part and topic. Each activity type is a separate branch, so that an index serves it. */
function branchesOf(part: Part, topic: Topic | null): Branch[] {
  const ofPart = branches.filter((branch) => part === 'ALL' || branch.part === part)
  if (!topic) return ofPart
  const { records, activities }: { records: readonly Kind[]; activities: readonly ActivityType[] } =
    topics[topic]
  return ofPart.flatMap((branch) => {
    if (branch.kind !== 'Activity') return records.includes(branch.kind) ? [branch] : []
    return activities.map((type) => ({ ...branch, which: `${branch.which} AND type = '${type}'` }))
  })
}

/** The maximum number of entries per branch that a search reads, which bounds its cost. */
const searchDepth = 5000

interface Selected {
  part: Part
  topic: Topic | null
  searching: boolean
}

/**
 * The statement that selects the keys of a page: from each branch as many rows as the page could need, found by an
 * index, then merged. `$2` is the customer, `$3` to `$5` the instant, kind and id after which the page starts, `$6`
 * the number of rows, `$7` the LIKE patterns of a search. Null when the part has no entries of the topic.
 */
export function pageStatement({ part, topic, searching }: Selected): string | null {
  const ahead = part === 'UPCOMING'
  const direction = ahead ? 'ASC' : 'DESC'
  const past = ahead ? '>' : '<'
  const picks = branchesOf(part, topic).map(({ kind, at, which }) => {
    const rank = kinds.indexOf(kind)
    const order = `ORDER BY at ${direction}, id ${direction}`
    const rows = `SELECT id, "${at}" AS at, ${searchedText[kind]} AS words FROM ${sources[kind] ?? `"${kind}"`}
       WHERE "businessId" = $1 AND "customerId" = $2 AND ${which}`
    return `(SELECT ${rank} AS kind, id, at
       FROM (${searching ? `${rows} ${order} LIMIT ${searchDepth}` : rows}) AS entry
      WHERE at ${past}= $3::timestamptz AND (at, ${rank}, id) ${past} ($3::timestamptz, $4::int, $5::int)
        ${searching ? 'AND fold_text(words) LIKE ALL ($7::text[])' : ''}
      ${order} LIMIT $6::int)`
  })
  if (picks.length === 0) return null
  return `SELECT kind, id, at FROM (${picks.join(' UNION ALL ')}) AS entry
    ORDER BY at ${direction}, kind ${direction}, id ${direction} LIMIT $6::int`
}
