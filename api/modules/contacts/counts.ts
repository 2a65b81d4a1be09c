import { count, figuresOf } from '#api/core/reads/figures.ts'
import type { Shop } from '#api/core/shop.ts'
import { contactList } from '#api/modules/contacts/lists.ts'

/** How many contacts stand in the lists that are worked off, exact up to 1,000. */
export interface ContactCounts {
  upcoming: number
  overdue: number
}

/** Counts the lists in one statement. */
export function countContacts(shop: Shop): Promise<ContactCounts> {
  return figuresOf<ContactCounts>(shop, {
    upcoming: count('Contact', contactList(shop, { filter: 'UPCOMING' })),
    overdue: count('Contact', contactList(shop, { filter: 'OVERDUE' })),
  })
}
