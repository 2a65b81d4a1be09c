import { account } from './data.ts'

/** One thing that is measured: how each server is asked for the same rows. */
export interface Workload {
  name: string
  title: string
  /** Our operation. The hand-written server answers the same JSON at the path of the workload's name. */
  operation: string
  variables?: Record<string, unknown>
  /** The like of it in PostGraphile; absent where PostGraphile by itself has no such thing. */
  postgraphile?: string
}

const { businessId } = account
const own = `condition: { businessId: ${businessId} }`

export const workloads: Workload[] = [
  {
    name: 'contactsPage',
    title: 'page of 25 contacts with their customers',
    operation: `query { viewer { business { contacts(first: 25) {
      edges { node { id scheduledDate completed notes customer { id name phoneNumber } } }
      pageInfo { hasNextPage endCursor }
    } } } }`,
    postgraphile: `{ allContacts(${own}, orderBy: [SCHEDULED_DATE_DESC, ID_DESC], first: 25) {
      edges { node { nodeId scheduledDate completed notes
        customerByBusinessIdAndCustomerId { nodeId name phoneNumber } } }
      pageInfo { hasNextPage endCursor }
    } }`,
  },
  {
    name: 'customersPage',
    title: 'page of 25 customers with their contacts',
    operation: `query { viewer { business { customers(first: 25) {
      edges { node { id name phoneNumber status contacts(first: 10) { edges { node { id scheduledDate notes } } } } }
      pageInfo { hasNextPage endCursor }
    } } } }`,
    postgraphile: `{ allCustomers(${own}, orderBy: [ID_DESC], first: 25) {
      edges { node { nodeId name phoneNumber status
        contactsByBusinessIdAndCustomerId(first: 10, orderBy: [SCHEDULED_DATE_DESC, ID_DESC]) {
          edges { node { nodeId scheduledDate notes } } } } }
      pageInfo { hasNextPage endCursor }
    } }`,
  },
  {
    name: 'stats',
    title: 'dashboard stats',
    operation: `query { viewer { business { stats {
      totalCustomers scheduledToday completedToday followUpsToday hotBoardItems
    } } } }`,
  },
  {
    name: 'search',
    title: 'customer search by words',
    operation: `query ($search: String) { viewer { business { customers(first: 25, search: $search) {
      edges { node { id name phoneNumber } } pageInfo { hasNextPage endCursor }
    } } } }`,
    variables: { search: 'cora berg' },
  },
]
