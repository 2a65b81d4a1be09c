import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerPage_customer$key } from '#web/__generated__/CustomerPage_customer.graphql.ts'
import { rememberCustomer } from '#web/features/customers/recentCustomers.ts'
import { useNamedPage } from '#web/router/PageTitle.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import type { CustomerDialogRequest } from './customerDialogRequest.ts'
import { pageGrid, timelineColumn } from './pageGrid.ts'
import { Ahead } from './timeline/Ahead.tsx'
import { History } from './timeline/History.tsx'
import type { HistoryFilter } from './timeline/historyFilter.ts'

interface CustomerPageProps {
  customer: CustomerPage_customer$key
  /** The filter of the history. */
  filter: HistoryFilter
  onRequest: (request: CustomerDialogRequest) => void
}

/** The page of a customer; the header shows the customer's name. */
export function CustomerPage({ customer, filter, onRequest }: CustomerPageProps) {
  const data = useFragment(
    graphql`
      fragment CustomerPage_customer on Customer
      @argumentDefinitions(topic: { type: "TimelineTopic" }, words: { type: "String" }) {
        id
        name
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
      <CustomerHead customer={data} onRequest={onRequest} />
      <div className={pageGrid}>
        <CustomerDetails customer={data} onRequest={onRequest} />
        <div className={timelineColumn}>
          <Ahead customer={data} onRequest={onRequest} />
          <History customer={data} filter={filter} onRequest={onRequest} />
        </div>
      </div>
    </>
  )
}
