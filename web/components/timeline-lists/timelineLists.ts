import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The `@connection` key of each part of a customer's timeline, and which way it runs. */
const lists = {
  AHEAD: { key: 'Customer_ahead', newestFirst: false },
  BEHIND: { key: 'Customer_history', newestFirst: true },
} as const

type Part = keyof typeof lists

/** The order in which the server tells entries of one moment. */
const kinds = ['Contact', 'FollowUp', 'ServiceAppointment', 'SmsMessage', 'SmsReply', 'Activity']

/** What a contact needs to find its place in its customer's timeline, and to be shown there. */
graphql`
  fragment timelineLists_contact on Contact {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    timelinePart
    # eslint-disable-next-line relay/unused-fields
    timelineAt
    # eslint-disable-next-line relay/unused-fields
    customer {
      id
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ContactEntry_contact
  }
`

/** The same of a follow-up. */
graphql`
  fragment timelineLists_followUp on FollowUp {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    timelinePart
    # eslint-disable-next-line relay/unused-fields
    timelineAt
    # eslint-disable-next-line relay/unused-fields
    customer {
      id
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...FollowUpEntry_followUp
  }
`

/** The same of an appointment. */
graphql`
  fragment timelineLists_appointment on ServiceAppointment {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    timelinePart
    # eslint-disable-next-line relay/unused-fields
    timelineAt
    # eslint-disable-next-line relay/unused-fields
    customer {
      id
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...VisitEntry_appointment
  }
`

/** The same of a line of the log. */
graphql`
  fragment timelineLists_activity on Activity {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    timelinePart
    # eslint-disable-next-line relay/unused-fields
    timelineAt
    # Under a name of its own: other records always have a customer.
    # eslint-disable-next-line relay/unused-fields
    person: customer {
      id
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...LogEntry_activity
  }
`

/**
 * What a write that may change much of a customer's timeline asks back for the customer's page: the beginning of both
 * parts, which replace what was loaded.
 */
graphql`
  fragment timelineLists_customer on Customer {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...Ahead_customer
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...History_customer
  }
`

/**
 * Puts a contact, follow-up, appointment, text or line of the log where it belongs now in its customer's timeline, as
 * far as that has been loaded. It may come twice, or late.
 */
export function placeEntry(store: RecordSourceProxy, entry: RecordProxy): void {
  const customer = entry.getLinkedRecord('customer')
  const belongs = entry.getValue('timelinePart')
  if (!customer || belongs === undefined) return
  for (const part of Object.keys(lists) as Part[]) {
    const list = loaded(customer, part)
    if (!list) continue
    const last = list.getLinkedRecords('edges')?.at(-1)?.getLinkedRecord('node')
    const wasLast = last?.getDataID() === entry.getDataID()
    ConnectionHandler.deleteNode(list, entry.getDataID())
    if (part === belongs) insert(store, list, entry, part, wasLast)
  }
}

/** Takes a record that is gone out of the timeline it stands in. */
export function removeEntry(store: RecordSourceProxy, id: string): void {
  const customer = store.get(id)?.getLinkedRecord('customer')
  if (!customer) return
  for (const part of Object.keys(lists) as Part[]) {
    const list = loaded(customer, part)
    if (list) ConnectionHandler.deleteNode(list, id)
  }
}

function loaded(customer: RecordProxy, part: Part): RecordProxy | null {
  return ConnectionHandler.getConnection(customer, lists[part].key) ?? null
}

function insert(
  store: RecordSourceProxy,
  list: RecordProxy,
  entry: RecordProxy,
  part: Part,
  wasLast: boolean,
): void {
  const edges = list.getLinkedRecords('edges') ?? []
  const at = edges.findIndex((edge) => {
    const other = edge?.getLinkedRecord('node')
    if (!other) return false
    const distance = compare(rank(entry, entry.getValue('timelineAt')), rank(other, edge?.getValue('at')))
    return lists[part].newestFirst ? distance > 0 : distance < 0
  })
  // Behind the loaded part of the list: it comes with the next page, which begins behind what was the last.
  const more = list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
  if (at === -1 && more && !wasLast) return
  const edge = ConnectionHandler.createEdge(store, list, entry, 'TimelineEdge')
  edge.setValue(null, 'cursor')
  edge.setValue(entry.getValue('timelineAt'), 'at')
  list.setLinkedRecords(edges.toSpliced(at === -1 ? edges.length : at, 0, edge), 'edges')
}

/** The server's order: by moment, then by kind, then by number as far as it is known. */
function rank(entry: RecordProxy, at: unknown): readonly [number, number, number] {
  return [Date.parse(String(at)), kinds.indexOf(entry.getType()), Number(entry.getValue('databaseId') ?? 0)]
}

function compare(one: ReturnType<typeof rank>, other: ReturnType<typeof rank>): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}
