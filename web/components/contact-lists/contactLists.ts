import { graphql } from 'react-relay/hooks'
import {
  ConnectionHandler,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import { placeContactInBell, removeFromBell } from '#web/components/bell-lists/bellLists.ts'
import { placeEntry, removeEntry } from '#web/components/timeline-lists/timelineLists.ts'
import { placeInOrder } from '#web/relay/placeInOrder.ts'

/** The `@connection` key of every list of contacts that writes keep right; it is filtered by `filter`. */
const connectionKey = 'ContactList_contacts'

const lists = ['ALL', 'UPCOMING', 'OVERDUE'] as const
type List = (typeof lists)[number]

/**
 * What every write to a contact asks back about the business: the counts on the tabs, the figures of the dashboard,
 * and the next contacts, which a completed one makes room for.
 */
graphql`
  fragment contactLists_business on Business {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...bellLists_business
    # eslint-disable-next-line relay/unused-fields
    contactCounts {
      upcoming
      overdue
    }
    # eslint-disable-next-line relay/unused-fields
    stats {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...StatCards_stats
    }
    # eslint-disable-next-line relay/unused-fields
    next: contacts(first: 3, filter: UPCOMING) {
      edges {
        node {
          id
          # One of them may move into another list.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...contactLists_contact
        }
      }
    }
  }
`

/** What every write to a contact asks back about it: all that the lists show in which it may stand. */
graphql`
  fragment contactLists_contact on Contact {
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ContactCard_contact
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...UpcomingContact_contact
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...BellContact_contact
    ...timelineLists_contact
  }
`

/** The contacts of a list that the store holds, in their order. */
export function contactsOf(list: RecordProxy | null | undefined): { edge: RecordProxy; node: RecordProxy }[] {
  return (list?.getLinkedRecords('edges') ?? []).flatMap((edge) => {
    const node = edge?.getLinkedRecord('node')
    return edge && node ? [{ edge, node }] : []
  })
}

/** A list as far as it has been loaded; null when it has not. */
export function loadedList(business: RecordProxy, list: List): RecordProxy | null {
  return ConnectionHandler.getConnection(business, connectionKey, { filter: list }) ?? null
}

/** When a contact is scheduled, in milliseconds. */
export function timeOf(contact: RecordProxy): number {
  return Date.parse(String(contact.getValue('scheduledDate')))
}

/**
 * Puts a contact where it belongs now in every loaded list: among all of them, and while it is open either among
 * the upcoming or the overdue ones (decisions, section 5), and in its customer's timeline.
 */
export function placeContact(
  store: RecordSourceProxy,
  business: RecordProxy,
  contact: RecordProxy,
  now = Date.now(),
): void {
  const open = contact.getValue('status') !== 'COMPLETED'
  const overdue = timeOf(contact) < now
  if (open) contact.setValue(overdue ? 'OVERDUE' : 'SCHEDULED', 'status')
  placeContactInBell(business, contact, now)
  for (const list of lists) {
    const connection = loadedList(business, list)
    if (!connection) continue
    const belongs = list === 'ALL' || (open && list === (overdue ? 'OVERDUE' : 'UPCOMING'))
    if (belongs) placeInOrder(store, connection, contact, 'ContactEdge', (a, b) => comesBefore(a, b, list))
    else ConnectionHandler.deleteNode(connection, contact.getDataID())
  }
  placeEntry(store, contact)
}

/** The updater of a write that answers with the `contact` it changed and the `business` around it. */
export function placeAnswer(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const contact = payload?.getLinkedRecord('contact')
    const business = payload?.getLinkedRecord('business')
    if (contact && business) placeContact(store, business, contact)
  }
}

/** Takes a contact that is gone out of every list and out of the store. */
export function removeContact(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  for (const list of lists) {
    const connection = loadedList(business, list)
    if (connection) ConnectionHandler.deleteNode(connection, id)
  }
  removeFromBell(business, id)
  removeEntry(store, id)
  store.delete(id)
}

/** The same for all contacts of a customer: deleting the customer deletes them (decisions, section 4). */
export function removeContactsOf(store: RecordSourceProxy, business: RecordProxy, customerId: string): void {
  const gone = lists
    .flatMap((list) => contactsOf(loadedList(business, list)))
    .filter(({ node }) => node.getLinkedRecord('customer')?.getDataID() === customerId)
    .map(({ node }) => node.getDataID())
  for (const id of new Set(gone)) removeContact(store, business, id)
}

/** The server's order: what is due soonest first, all of them latest first; ties go by number. */
function comesBefore(contact: RecordProxy, other: RecordProxy, list: List): boolean {
  const number = (record: RecordProxy) => Number(record.getValue('databaseId') ?? 0)
  const distance = timeOf(contact) - timeOf(other) || number(contact) - number(other)
  return list === 'ALL' ? distance > 0 : distance < 0
}
