import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { removeContactsOf } from '#web/components/contact-lists/contactLists.ts'
import { removeFollowUpsOf } from '#web/components/follow-up-lists/followUpLists.ts'
import { matchesSearch } from './matchesSearch.ts'

/** The connection of the customers screen, see `CustomerList`. */
const connectionKey = 'CustomerList_customers'

/** The searches whose results may be in memory; null is the list of everyone. */
const searches = new Set<string | null>([null])

/** Remembers that the result of a search is shown, so that it is kept right from now on. */
export function keepSearch(search: string | null): void {
  searches.add(search)
}

/** What every write to a customer asks back about the business. */
graphql`
  fragment customerLists_business on Business {
    # eslint-disable-next-line relay/unused-fields
    stats {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...StatCards_stats
    }
  }
`

/** What the lists need of a customer who joins them. */
graphql`
  fragment customerLists_customer on Customer {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    email
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CustomerCard_customer
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CustomerDialog_customer
  }
`

/** Puts a new customer into every loaded list that shows such customers; one that is there already stays. */
export function placeCustomer(store: RecordSourceProxy, business: RecordProxy, customer: RecordProxy): void {
  for (const [search, list] of loadedLists(business)) {
    if (search !== null && !matchesSearch(searched(customer), search)) continue
    const edges = list.getLinkedRecords('edges') ?? []
    const numbers = edges.map((edge) => numberOf(edge?.getLinkedRecord('node')))
    if (numbers.includes(numberOf(customer))) continue
    // Newest first, as the server has them.
    const at = numbers.findIndex((number) => number < numberOf(customer))
    // Behind the loaded part of the list: the customer comes with the next page.
    if (at === -1 && list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true) continue
    const edge = ConnectionHandler.createEdge(store, list, customer, 'CustomerEdge')
    edge.setValue(null, 'cursor')
    list.setLinkedRecords(edges.toSpliced(at === -1 ? edges.length : at, 0, edge), 'edges')
  }
}

/** Takes a customer who is gone out of every list, with all their contacts and follow-ups; the customer's page says so. */
export function removeCustomer(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  removeContactsOf(store, business, id)
  removeFollowUpsOf(store, business, id)
  for (const [, list] of loadedLists(business)) ConnectionHandler.deleteNode(list, id)
  const databaseId = store.get(id)?.getValue('databaseId')
  if (databaseId) business.setValue(null, 'customer', { databaseId })
}

function loadedLists(business: RecordProxy): [search: string | null, list: RecordProxy][] {
  return [...searches].flatMap((search) => {
    const list = ConnectionHandler.getConnection(business, connectionKey, { search })
    return list ? [[search, list]] : []
  })
}

function numberOf(customer: RecordProxy | null | undefined): number {
  return Number(customer?.getValue('databaseId') ?? 0)
}

function searched(customer: RecordProxy) {
  const text = (field: string) => String(customer.getValue(field) ?? '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phoneNumber: text('phoneNumber'),
    email: text('email'),
  }
}
