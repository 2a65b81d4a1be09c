import { graphql } from 'react-relay/hooks'
import {
  ConnectionHandler,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import { placeFollowUpInBell, removeFromBell } from '#web/components/bell-lists/bellLists.ts'
import { placeEntry, removeEntry } from '#web/components/timeline-lists/timelineLists.ts'
import { placeInOrder } from '#web/relay/placeInOrder.ts'

/** The `@connection` key of every list of follow-ups that writes keep right; it is filtered by `filter`. */
const connectionKey = 'FollowUpList_followUps'

const lists = ['TODAY', 'OVERDUE', 'UPCOMING', 'DONE'] as const
type List = (typeof lists)[number]

/** In which list a follow-up stands, by its status. */
const listOf: Partial<Record<string, List>> = {
  TODAY: 'TODAY',
  OVERDUE: 'OVERDUE',
  UPCOMING: 'UPCOMING',
  COMPLETED: 'DONE',
  SKIPPED: 'DONE',
}

/** What every write to a follow-up asks back about the business: the counts on the tabs and the figures of the day. */
graphql`
  fragment followUpLists_business on Business {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...bellLists_business
    # eslint-disable-next-line relay/unused-fields
    followUpCounts {
      today
      overdue
      upcoming
      done
    }
    # eslint-disable-next-line relay/unused-fields
    stats {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...StatCards_stats
    }
  }
`

/** What the lists show of a follow-up, and need to know to put it in its place. */
graphql`
  fragment followUpLists_followUp on FollowUp {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    status
    # eslint-disable-next-line relay/unused-fields
    scheduledDate
    # eslint-disable-next-line relay/unused-fields
    closedAt
    # eslint-disable-next-line relay/unused-fields
    customer {
      id
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...FollowUpCard_followUp
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...BellFollowUp_followUp
    ...timelineLists_followUp
  }
`

/** What a change of status asks back about its customer: the follow-ups that wait now. A plan has at most 50 steps. */
graphql`
  fragment followUpLists_customer on Customer {
    # eslint-disable-next-line relay/unused-fields
    followUps(first: 50, filter: OPEN) {
      edges {
        node {
          ...followUpLists_followUp
        }
      }
    }
  }
`

function heldBy(list: RecordProxy | null | undefined): { edge: RecordProxy; node: RecordProxy }[] {
  return (list?.getLinkedRecords('edges') ?? []).flatMap((edge) => {
    const node = edge?.getLinkedRecord('node')
    return edge && node ? [{ edge, node }] : []
  })
}

function loadedList(business: RecordProxy, list: List): RecordProxy | null | undefined {
  return ConnectionHandler.getConnection(business, connectionKey, { filter: list })
}

/**
 * Puts a follow-up where it belongs now in the lists that have been loaded: into the one of its status, and out of
 * all others, and into its customer's timeline. It may come twice.
 */
export function placeFollowUp(store: RecordSourceProxy, business: RecordProxy, followUp: RecordProxy): void {
  const home = listOf[String(followUp.getValue('status'))]
  placeFollowUpInBell(business, followUp)
  for (const list of lists) {
    const connection = loadedList(business, list)
    if (!connection) continue
    if (list === home)
      placeInOrder(store, connection, followUp, 'FollowUpEdge', (a, b) => comesBefore(a, b, list))
    else ConnectionHandler.deleteNode(connection, followUp.getDataID())
  }
  placeEntry(store, followUp)
}

/** The updater of a write that answers with the `followUp` it changed and the `business` around it. */
export function placeFollowUpAnswer(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const followUp = payload?.getLinkedRecord('followUp')
    const business = payload?.getLinkedRecord('business')
    if (followUp && business) placeFollowUp(store, business, followUp)
  }
}

/** Takes a follow-up that is gone out of every list and out of the store. */
export function removeFollowUp(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  for (const list of lists) {
    const connection = loadedList(business, list)
    if (connection) ConnectionHandler.deleteNode(connection, id)
  }
  removeFromBell(business, id)
  removeEntry(store, id)
  store.delete(id)
}

/** The loaded follow-ups of a customer. */
function loadedOf(business: RecordProxy, customerId: string): RecordProxy[] {
  const all = lists.flatMap((list) => heldBy(loadedList(business, list)))
  const theirs = all.filter(({ node }) => node.getLinkedRecord('customer')?.getDataID() === customerId)
  return [...new Map(theirs.map(({ node }) => [node.getDataID(), node])).values()]
}

/** Deleting a customer deletes all their follow-ups (decisions, section 4). */
export function removeFollowUpsOf(store: RecordSourceProxy, business: RecordProxy, customerId: string): void {
  for (const followUp of loadedOf(business, customerId)) {
    removeFollowUp(store, business, followUp.getDataID())
  }
}

/**
 * After a customer was added or changed status: what waits now, as `followUpLists_customer` has asked for it, stands
 * in the lists, and nothing else of theirs waits.
 */
export function placeFollowUpsOf(
  store: RecordSourceProxy,
  business: RecordProxy,
  customer: RecordProxy,
): void {
  const waiting = heldBy(customer.getLinkedRecord('followUps', { first: 50, filter: 'OPEN' }))
  const ids = new Set(waiting.map(({ node }) => node.getDataID()))
  for (const followUp of loadedOf(business, customer.getDataID())) {
    const done = listOf[String(followUp.getValue('status'))] === 'DONE'
    if (done || ids.has(followUp.getDataID())) continue
    followUp.setValue('CANCELLED', 'status')
    followUp.setValue(null, 'timelinePart')
    placeFollowUp(store, business, followUp)
  }
  for (const { node } of waiting) placeFollowUp(store, business, node)
}

/** The updater of a write that answers with the `customer` it changed and the `business` around them. */
export function placeCustomerAnswer(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const customer = payload?.getLinkedRecord('customer')
    const business = payload?.getLinkedRecord('business')
    if (customer && business) placeFollowUpsOf(store, business, customer)
  }
}

/** The server's order: what waits soonest first, what is done last closed first; ties go by number. */
function comesBefore(followUp: RecordProxy, other: RecordProxy, list: List): boolean {
  const column = list === 'DONE' ? 'closedAt' : 'scheduledDate'
  const time = (record: RecordProxy) => Date.parse(String(record.getValue(column)))
  const number = (record: RecordProxy) => Number(record.getValue('databaseId') ?? 0)
  const distance = time(followUp) - time(other) || number(followUp) - number(other)
  return list === 'DONE' ? distance > 0 : distance < 0
}
