import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { contactsOf, loadedList, placeContact, timeOf } from './contactLists.ts'

/**
 * Makes overdue what has become so since it was loaded, in the lists and in the counts on the tabs. Returns when the
 * next known contact is due, in milliseconds, or Infinity.
 */
export function settleDueContacts(store: RecordSourceProxy, businessId: string, now: number): number {
  const business = store.get(businessId)
  if (!business) return Number.POSITIVE_INFINITY
  const next = business.getLinkedRecord('contacts', { first: 3, filter: 'UPCOMING' })
  const lists = [next, loadedList(business, 'UPCOMING'), loadedList(business, 'ALL')]
  const waiting = new Map(
    lists
      .flatMap(contactsOf)
      .filter(({ node }) => node.getValue('status') === 'SCHEDULED')
      .map(({ node }) => [node.getDataID(), node]),
  )
  const due = [...waiting.values()].filter((contact) => timeOf(contact) < now)
  if (due.length > 0) {
    const before = contactsOf(next)
    const staying = before.filter(({ node }) => timeOf(node) >= now)
    next?.setLinkedRecords(
      staying.map(({ edge }) => edge),
      'edges',
    )
    for (const contact of due) placeContact(store, business, contact, now)
    shiftCounts(business, due.length)
  }
  return Math.min(...[...waiting.values()].map(timeOf).filter((time) => time >= now))
}

/** From here on a count says `999+`, and what is really behind it is unknown. */
const mostCounted = 1000

function shiftCounts(business: RecordProxy, by: number): void {
  const counts = business.getLinkedRecord('contactCounts')
  if (!counts) return
  for (const [name, change] of [
    ['upcoming', -by],
    ['overdue', by],
  ] as const) {
    const count = Number(counts.getValue(name))
    if (count < mostCounted) counts.setValue(Math.max(0, count + change), name)
  }
}
