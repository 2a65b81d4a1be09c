import { graphql } from 'react-relay/hooks'
import type { useCustomerOptionsQuery } from '#web/__generated__/useCustomerOptionsQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'
import { customerOption } from './customerOption.ts'

/** The debounce delay, in milliseconds. */
const pause = 200

/**
 * The options of the picker: the newest customers at first, then those that match the typed text. After a failed search
 * the previous options stay, and the search can be retried.
 */
export function useCustomerOptions() {
  const { answer, variables, loading, failed, ask, askNow } = useDebouncedQuery<useCustomerOptionsQuery>(
    optionsQuery,
    pause,
  )
  const query = variables?.search ?? ''
  return {
    query,
    items: answer?.data.viewer.business.customers.edges.map(({ node }) => customerOption(node)) ?? [],
    loading,
    failed,
    ask: (search: string) => ask({ search }),
    /** Preloads the first list; later calls do nothing. */
    warm() {
      if (answer === null && !loading && !failed) askNow({ search: query })
    },
    retry: () => askNow({ search: query }),
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
