import { boundedCount } from '#api/core/boundedCount.ts'
import type { Shop } from '#api/core/shop.ts'

/** How many contacts stand in the lists that are worked off, exact up to 1,000. */
export interface ContactCounts {
  upcoming: number
  overdue: number
}

const open = `"Contact" WHERE "businessId" = $1 AND completed = false AND "scheduledDate"`
const statement = `SELECT ${boundedCount(`${open} >= $2`, '"scheduledDate"')} AS upcoming,
  ${boundedCount(`${open} < $2`, '"scheduledDate"')} AS overdue`

/** Counts the lists in one statement. */
export async function countContacts(shop: Shop): Promise<ContactCounts> {
  const [counts] = await shop.sql<ContactCounts>(statement, shop.now())
  if (!counts) throw new Error('the statement answers one row')
  return counts
}
