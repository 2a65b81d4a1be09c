import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay/hooks'
import type { useFoundCustomers_customer$key } from '#web/__generated__/useFoundCustomers_customer.graphql.ts'
import type {
  useFoundCustomersQuery,
  useFoundCustomersQuery$data,
} from '#web/__generated__/useFoundCustomersQuery.graphql.ts'
import { recentCustomers } from '#web/components/customers/recentCustomers.ts'

/** How long a pause in typing lasts before it is taken as a question, in milliseconds. */
const pause = 120

export interface FoundCustomer {
  readonly id: string
  readonly databaseId: number
  readonly name: string
  readonly phoneNumber: string
}

interface Found {
  /** What was asked for; empty at first. */
  readonly text: string
  readonly customers: readonly FoundCustomer[]
  /** Whether they are those whose pages were opened last, and not the newest or the meant ones. */
  readonly recent: boolean
  readonly failed: boolean
}

const nothing: Found = { text: '', customers: [], recent: false, failed: false }

/**
 * The customers that a text means; without one, those whose pages were opened last, else the newest. An older answer
 * that arrives late does not replace a newer one.
 */
export function useFoundCustomers(text: string) {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Found | null>(null)
  const [answered, setAnswered] = useState<string | null>(null)
  const search = text.trim()

  const ask = useEffectEvent((wanted: string) =>
    fetchQuery<useFoundCustomersQuery>(environment, query, {
      search: wanted,
      recent: wanted === '' ? recentCustomers() : [],
    }).subscribe({
      next: (data) => setFound(read(wanted, data)),
      error: () => {
        setFound((last) => ({ ...(last ?? nothing), text: wanted, customers: [], failed: true }))
        setAnswered(wanted)
      },
      complete: () => setAnswered(wanted),
    }),
  )

  useEffect(() => {
    let flight: { unsubscribe: () => void } | undefined
    const timer = setTimeout(
      () => {
        flight = ask(search)
      },
      search === '' ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      flight?.unsubscribe()
    }
  }, [search])

  return { ...(found ?? nothing), loading: answered !== search }
}

function read(text: string, { viewer, nodes }: useFoundCustomersQuery$data): Found {
  const recent = nodes.flatMap((node) => (node?.customer ? [customerOf(node.customer)] : []))
  const found = viewer.business.customers.edges.map(({ node }) => customerOf(node))
  return {
    text,
    customers: recent.length > 0 ? recent : found,
    recent: recent.length > 0,
    failed: false,
  }
}

function customerOf(customer: useFoundCustomers_customer$key): FoundCustomer {
  const { id, databaseId, name, phoneNumber } = readInlineData(
    graphql`
      fragment useFoundCustomers_customer on Customer @inline {
        id
        databaseId
        name
        phoneNumber
      }
    `,
    customer,
  )
  return { id, databaseId, name, phoneNumber }
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
