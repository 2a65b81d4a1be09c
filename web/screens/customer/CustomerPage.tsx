import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerPage_customer$key } from '#web/__generated__/CustomerPage_customer.graphql.ts'
import { LatestMerge } from '#web/features/customers/merge/LatestMerge.tsx'
import { rememberCustomer } from '#web/features/customers/recentCustomers.ts'
import { useNamedPage } from '#web/router/PageTitle.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import { pageGrid, timelineColumn } from './pageGrid.ts'
import { Ahead } from './timeline/Ahead.tsx'
import { History } from './timeline/History.tsx'
import type { HistoryFilter } from './timeline/historyFilter.ts'

interface CustomerPageProps {
  customer: CustomerPage_customer$key
  viewerId: string
  /** The filter of the history. */
  filter: HistoryFilter
}

/** The page of a customer; the header shows the customer's name. */
export function CustomerPage({ customer, viewerId, filter }: CustomerPageProps) {
  const data = useFragment(
    graphql`
      fragment CustomerPage_customer on Customer
      @argumentDefinitions(topic: { type: "TimelineTopic" }, words: { type: "String" }) {
        id
        name
        ...LatestMerge_customer
        ...CustomerHead_customer
        ...CustomerDetails_customer
        ...Ahead_customer
        ...History_customer @arguments(topic: $topic, words: $words)
      }
    `,
    customer,
  )
  useNamedPage(data.name)
  useEffect(() => rememberCustomer(data.id), [data.id])

  return (
    <>
      <LatestMerge customer={data} />
      <CustomerHead customer={data} />
      <div className={pageGrid}>
        <CustomerDetails customer={data} viewerId={viewerId} />
        <div className={timelineColumn}>
          <Ahead customer={data} />
          <History customer={data} filter={filter} />
        </div>
      </div>
    </>
  )
}
