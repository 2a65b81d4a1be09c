import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerPage_customer$key } from '#web/__generated__/CustomerPage_customer.graphql.ts'
import { rememberCustomer } from '#web/components/customers/recentCustomers.ts'
import { useNamedPage } from '#web/router/PageTitle.tsx'
import { CustomerActions } from './CustomerActions.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'
import { pageGrid } from './pageGrid.ts'
import { Ahead } from './timeline/Ahead.tsx'
import { History } from './timeline/History.tsx'
import type { Act } from './useActs.ts'

interface CustomerPageProps {
  customer: CustomerPage_customer$key
  timeZone: string
  onAct: (act: Act) => void
}

/** What there is of a customer; the header calls the page by the customer's name. */
export function CustomerPage({ customer, timeZone, onAct }: CustomerPageProps) {
  const data = useFragment(
    graphql`
      fragment CustomerPage_customer on Customer {
        id
        name
        ...CustomerActions_customer
        ...CustomerDetails_customer
        ...Ahead_customer
        ...History_customer
      }
    `,
    customer,
  )
  useNamedPage(data.name)
  useEffect(() => rememberCustomer(data.id), [data.id])

  return (
    <>
      <CustomerActions customer={data} onAct={onAct} />
      <div className={pageGrid}>
        <CustomerDetails customer={data} timeZone={timeZone} onAct={onAct} />
        <div className="flex min-w-0 flex-col gap-6">
          <Ahead customer={data} timeZone={timeZone} onAct={onAct} />
          <History customer={data} timeZone={timeZone} onAct={onAct} />
        </div>
      </div>
    </>
  )
}
