/** What an entry of a customer's timeline is, in the order in which kinds stand at one instant. */
export const kinds = [
  'Contact',
  'FollowUp',
  'ServiceAppointment',
  'SmsMessage',
  'SmsReply',
  'Activity',
] as const

export type Kind = (typeof kinds)[number]

/** Where an entry stands: among what lies ahead, or what is behind. */
export type EntryPart = 'UPCOMING' | 'PAST'

/** What lies ahead (soonest first), what is behind (newest first), or both (newest first). */
export type Part = EntryPart | 'ALL'

/** Rows of one table that are entries, and the column that says when. */
interface Branch {
  kind: Kind
  part: EntryPart
  at: string
  which: string
}

/**
 * The rule of the timeline (docs/decisions/0010-tallies.md). Ahead is what is still to be done, at its time; behind is
 * what was done or written, at the moment of that. Nothing is told twice: a line of the log is an entry only when
 * what it tells of is none. `places.ts` says the same of a single row.
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
 * The statement that picks the keys of a page: as many rows of each branch as the page could need, each found by
 * its index, merged. `$2` is the customer, `$3` to `$5` the instant, kind and id the page begins past, `$6` how many.
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
