import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** What a merge calls records of a customer, by their table; null for what nobody counts. */
export const recordNouns: Record<string, readonly [one: string, many: string] | null> = {
  Contact: ['contact', 'contacts'],
  FollowUp: ['follow-up', 'follow-ups'],
  ServiceAppointment: ['appointment', 'appointments'],
  Activity: ['activity', 'activities'],
  SmsMessage: ['text', 'texts'],
  SmsReply: ['reply', 'replies'],
  CustomerStatusChange: null,
  CustomerMerge: null,
}

/** How many records of each table customers have. */
export async function recordCounts(
  ctx: BusinessContext,
  ids: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const rows = await ctx.sql<{ table: string; customer: number; count: number }>(
    'SELECT * FROM rows_of_customers($1, $2::int[])',
    ids,
  )
  const counts = new Map(ids.map((id) => [id, new Map<string, number>()]))
  for (const { table, customer, count } of rows) counts.get(customer)?.set(table, count)
  return counts
}

/** Such as `3 contacts, 2 follow-ups and 1 appointment`; empty for none. */
export function inWords(counts: ReadonlyMap<string, number>): string {
  const parts = Object.entries(recordNouns).flatMap(([table, noun]) => {
    const count = counts.get(table) ?? 0
    return noun && count > 0 ? [`${count.toLocaleString('en-US')} ${noun[count === 1 ? 0 : 1]}`] : []
  })
  return new Intl.ListFormat('en-GB').format(parts)
}

/** How much history a customer has. */
export const historyOf = (counts: ReadonlyMap<string, number> | undefined): number =>
  [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0)
