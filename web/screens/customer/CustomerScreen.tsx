import { lazy, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { CustomerScreenQuery } from '#web/__generated__/CustomerScreenQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { CustomerPage } from './CustomerPage.tsx'
import { CustomerSkeleton } from './CustomerSkeleton.tsx'
import type { CustomerDialogRequest } from './customerDialogRequest.ts'
import { NoSuchCustomer } from './NoSuchCustomer.tsx'

const fetchDialogs = () => import('./dialogs/CustomerDialogs.tsx')
const CustomerDialogs = lazy(async () => ({ default: (await fetchDialogs()).CustomerDialogs }))

/** The page of a customer: facts, what comes next, and history. */
export function CustomerScreen({ queryRef }: { queryRef: PreloadedQuery<CustomerScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CustomerScreenQuery>(
    graphql`
      query CustomerScreenQuery($customer: Int!, $topic: TimelineTopic, $words: String) @preloadable {
        viewer {
          business {
            customer(databaseId: $customer) {
              ...CustomerPage_customer @arguments(topic: $topic, words: $words)
              ...CustomerDialogs_customer
            }
            ...CustomerDialogs_business
          }
        }
      }
    `,
    queryRef,
  )
  const { business } = viewer
  const { customer } = business
  // When another user deletes the customer, an open dialog keeps what was typed.
  const [known, setKnown] = useState(customer)
  if (customer && customer !== known) setKnown(customer)
  const { topic = null, words = null } = queryRef.variables
  const requests = useDialogRequest<CustomerDialogRequest>()
  // After a deletion, while the page is navigating away, don't show that the customer does not exist.
  const [leaving, setLeaving] = useState(false)

  const missing = leaving ? <CustomerSkeleton /> : <NoSuchCustomer />
  return (
    <>
      {customer ? (
        <CustomerPage customer={customer} filter={{ topic, words }} onRequest={requests.ask} />
      ) : (
        missing
      )}
      {known && (
        <LazyDialogs open={requests.open} load={fetchDialogs}>
          <CustomerDialogs business={business} customer={known} requests={requests} onLeaving={setLeaving} />
        </LazyDialogs>
      )}
    </>
  )
}
