/** The kinds of entries in a customer's timeline, in their order at the same instant. */
export const kinds = [
  'Contact',
  'FollowUp',
  'ServiceAppointment',
  'SmsMessage',
  'SmsReply',
  'Activity',
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
 * Defines the entries of the timeline (docs/product/timeline.md). UPCOMING contains open work at its due time; PAST
 * contains completed work and written records at the time of completion or writing. Nothing appears twice: an activity
 * is an entry only when it has no subject that is one.
 */
export const branches: readonly Branch[] = [
  { kind: 'Contact', part: 'UPCOMING', at: 'scheduledDate', which: 'NOT completed' },
  { kind: 'Contact', part: 'PAST', at: 'completedAt', which: 'completed' },
  { kind: 'FollowUp', part: 'UPCOMING', at: 'scheduledDate', which: `state = 'PENDING'` },
  { kind: 'FollowUp', part: 'PAST', at: 'closedAt', which: `state IN ('COMPLETED', 'SKIPPED')` },
  {
    kind: 'ServiceAppointment',
    part: 'UPCOMING',
    at: 'startsAt',
    which: `status IN ('SCHEDULED', 'IN_PROGRESS')`,
  },
  { kind: 'ServiceAppointment', part: 'PAST', at: 'completedAt', which: `status = 'COMPLETED'` },
  { kind: 'ServiceAppointment', part: 'PAST', at: 'updatedAt', which: `status = 'CANCELLED'` },
  { kind: 'SmsMessage', part: 'PAST', at: 'createdAt', which: `state <> 'CANCELLED'` },
  { kind: 'SmsReply', part: 'PAST', at: 'createdAt', which: 'TRUE' },
  { kind: 'Activity', part: 'PAST', at: 'createdAt', which: '"contactId" IS NULL AND subject IS NULL' },
]

/**
 * The statement that selects the keys of a page: from each branch as many rows as the page could need, found by an
 * index, then merged. `$2` is the customer, `$3` to `$5` the instant, kind and id after which the page starts, `$6`
 * the number of rows.
 */
export function pageStatement(part: Part): string {
  const ahead = part === 'UPCOMING'
  const direction = ahead ? 'ASC' : 'DESC'
  const past = ahead ? '>' : '<'
  const picks = branches
    .filter((branch) => part === 'ALL' || branch.part === part)
    .map(
      ({ kind, at, which }) => `(
      SELECT ${kinds.indexOf(kind)} AS kind, id, "${at}" AS at FROM "${kind}"
       WHERE "businessId" = $1 AND "customerId" = $2 AND ${which} AND "${at}" ${past}= $3::timestamptz
         AND ("${at}", ${kinds.indexOf(kind)}, id) ${past} ($3::timestamptz, $4::int, $5::int)
       ORDER BY "${at}" ${direction}, id ${direction} LIMIT $6::int)`,
    )
  return `${picks.join(' UNION ALL ')} ORDER BY at ${direction}, kind ${direction}, id ${direction} LIMIT $6::int`
}
