import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCustomerOptionsQuery } from '#web/__generated__/useCustomerOptionsQuery.graphql.ts'
import { type CustomerOption, customerOption } from './customerOption.ts'

/** How long a pause in typing lasts before it is taken as a question, in milliseconds. */
const pause = 200

/**
 * What the picker offers: the newest customers at first, then those that match what is typed
 * (decisions, section 4). A failed search keeps the last list and can be asked again.
 */
export function useCustomerOptions() {
  const environment = useRelayEnvironment()
  const [query, setQuery] = useState('')
  const [items, setItems] = useState<readonly CustomerOption[] | null>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flight = useRef<{ unsubscribe: () => void }>(undefined)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      flight.current?.unsubscribe()
    },
    [],
  )

  function search(text: string) {
    clearTimeout(timer.current)
    // An older answer that arrives late must not replace a newer one.
    flight.current?.unsubscribe()
    setState('loading')
    flight.current = fetchQuery<useCustomerOptionsQuery>(environment, optionsQuery, {
      search: text,
    }).subscribe({
      next: ({ viewer }) => setItems(viewer.business.customers.edges.map(({ node }) => customerOption(node))),
      error: () => setState('failed'),
      complete: () => setState('idle'),
    })
  }

  return {
    query,
    items: items ?? [],
    loading: state === 'loading',
    failed: state === 'failed',
    ask(text: string) {
      if (text === query) return
      setQuery(text)
      setState('loading')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => search(text), pause)
    },
    /** Starts the first list ahead of its opening; later calls do nothing. */
    warm() {
      if (items === null && state === 'idle') search(query)
    },
    retry: () => search(query),
  }
}

const optionsQuery = graphql`
  query useCustomerOptionsQuery($search: String!) {
    viewer @required(action: THROW) {
      business {
        customers(first: 20, search: $search) {
          edges {
            node {
              ...customerOption_customer
            }
          }
        }
      }
    }
  }
`
