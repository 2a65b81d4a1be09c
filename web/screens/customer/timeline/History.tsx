import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { History_customer$key } from '#web/__generated__/History_customer.graphql.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryList } from './HistoryList.tsx'
import type { HistoryFilter } from './historyFilter.ts'
import { useHistoryFilter } from './useHistoryFilter.ts'

/** The history with its search and topic filter. */
export function History({ customer, filter }: { customer: History_customer$key; filter: HistoryFilter }) {
  const data = useFragment(
    graphql`
      fragment History_customer on Customer
      @argumentDefinitions(topic: { type: "TimelineTopic" }, words: { type: "String" }) {
        ...HistoryList_customer @arguments(topic: $topic, words: $words)
      }
    `,
    customer,
  )
  const heading = useId()
  const { clear, ...filters } = useHistoryFilter(filter)

  return (
    <Card as="section" flush aria-labelledby={heading} className="min-w-0">
      <HistoryFilters heading={heading} {...filters} />
      <HistoryList
        // Remount the list when the filter changes.
        key={JSON.stringify(filter)}
        customer={data}
        filtered={filter.topic !== null || filter.words !== null}
        onClear={clear}
      />
    </Card>
  )
}
