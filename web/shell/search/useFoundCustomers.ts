import { useEffect, useEffectEvent } from 'react'
import { graphql, readInlineData } from 'react-relay/hooks'
import type { useFoundCustomers_customer$key } from '#web/__generated__/useFoundCustomers_customer.graphql.ts'
import type { useFoundCustomersQuery } from '#web/__generated__/useFoundCustomersQuery.graphql.ts'
import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'
import { recentCustomers } from '#web/features/customers/recentCustomers.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'

/** The debounce delay, in milliseconds. */
const pause = 120

export interface FoundCustomer {
  readonly id: string
  readonly databaseId: number
  readonly name: string
  readonly phoneNumber: string
  readonly status: CustomerStatus
  readonly canEdit: boolean
}

/** The customers that match a text; without a text the recently opened ones, otherwise the newest. */
export function useFoundCustomers(text: string) {
  const search = text.trim()
  const { answer, variables, loading, failed, ask, askNow } = useDebouncedQuery<useFoundCustomersQuery>(
    query,
    pause,
  )
  const follow = useEffectEvent((wanted: string) =>
    wanted === '' ? askNow({ search: '', recent: recentCustomers() }) : ask({ search: wanted, recent: [] }),
  )
  useEffect(() => follow(search), [search])

  const recent =
    answer?.data.nodes.flatMap((node) => (node?.customer ? [customerOf(node.customer)] : [])) ?? []
  const found = answer?.data.viewer.business.customers.edges.map(({ node }) => customerOf(node)) ?? []
  const all = recent.length > 0 ? recent : found
  return {
    /** The text of the request; empty at first. */
    text: answer?.variables.search ?? '',
    customers: failed ? [] : all,
    /** Whether these are the recently opened customers. */
    recent: recent.length > 0,
    failed,
    loading: loading || variables?.search !== search,
  }
}

function customerOf(customer: useFoundCustomers_customer$key): FoundCustomer {
  const { id, databaseId, name, phoneNumber, status, canEdit } = readInlineData(
    graphql`
      fragment useFoundCustomers_customer on Customer @inline {
        id
        databaseId
        name
        phoneNumber
        status
        canEdit
      }
    `,
    customer,
  )
  return { id, databaseId, name, phoneNumber, status, canEdit }
}

const query = graphql`
  query useFoundCustomersQuery($search: String!, $recent: [ID!]!) {
    viewer @required(action: THROW) {
      business {
        customers(first: 6, search: $search) {
          edges {
            node {
              ...useFoundCustomers_customer
            }
          }
        }
      }
    }
    nodes(ids: $recent) {
      ...useFoundCustomers_customer @alias(as: "customer")
    }
  }
`
