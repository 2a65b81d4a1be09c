import { count, figuresOf } from '#api/core/reads/figures.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { contactList } from '#api/modules/contacts/lists.ts'

/** The number of contacts in each list of open work, exact up to 1,000. */
export interface ContactCounts {
  upcoming: number
  overdue: number
}

/** Counts the lists in one statement. */
export function countContacts(ctx: BusinessContext): Promise<ContactCounts> {
  return figuresOf<ContactCounts>(ctx, {
    upcoming: count('Contact', contactList(ctx, { filter: 'UPCOMING' })),
    overdue: count('Contact', contactList(ctx, { filter: 'OVERDUE' })),
  })
}
