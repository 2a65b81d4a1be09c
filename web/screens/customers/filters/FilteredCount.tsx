import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { FilteredCountQuery } from '#web/__generated__/FilteredCountQuery.graphql.ts'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { formatNumber } from '#web/lib/formatNumber.ts'
import type { CustomerFilter } from './customerFilter.ts'

interface FilteredCountProps {
  search: string | null
  filter: CustomerFilter
  /** What is known without counting. */
  children: string
}

/** How many customers match, counted after the list has come: it may take longer than a page. */
export function FilteredCount({ children, ...which }: FilteredCountProps) {
  return (
    <ErrorBoundary fallback={children}>
      <Suspense fallback={children}>
        <Counted {...which} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** What the API counts at most. */
const mostCounted = 10_000

function Counted({ search, filter }: Omit<FilteredCountProps, 'children'>) {
  const { viewer } = useLazyLoadQuery<FilteredCountQuery>(
    graphql`
      query FilteredCountQuery($search: String, $filter: CustomerFilter) {
        viewer {
          business {
            customerCount(search: $search, filter: $filter)
          }
        }
      }
    `,
    { search, filter },
    { fetchPolicy: 'store-and-network' },
  )
  const { customerCount: count } = viewer.business
  return count > mostCounted ? `${formatNumber(mostCounted)}+ found` : `${formatNumber(count)} found`
}
