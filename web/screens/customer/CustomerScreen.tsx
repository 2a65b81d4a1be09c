import { useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { CustomerScreenQuery } from '#web/__generated__/CustomerScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { CustomerPage } from './CustomerPage.tsx'
import { CustomerSkeleton } from './CustomerSkeleton.tsx'
import { customerDialogs } from './dialogs/customerDialogs.ts'
import { MissingCustomer } from './MissingCustomer.tsx'

const dialogs = loadDialogs(async () => (await import('./dialogs/CustomerDialogs.tsx')).CustomerDialogs)

/** The page of a customer: facts, what comes next, and history. */
export function CustomerScreen({ queryRef }: { queryRef: PreloadedQuery<CustomerScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CustomerScreenQuery>(
    graphql`
      query CustomerScreenQuery($customer: Int!, $topic: TimelineTopic, $words: String) @preloadable {
        viewer {
          user {
            id
          }
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
  // After a deletion, while the page is navigating away, don't show that the customer does not exist.
  const [leaving, setLeaving] = useState(false)

  const missing = leaving ? (
    <CustomerSkeleton />
  ) : (
    <MissingCustomer databaseId={queryRef.variables.customer} />
  )
  const page = customer ? (
    <CustomerPage customer={customer} viewerId={viewer.user.id} filter={{ topic, words }} />
  ) : (
    missing
  )
  if (!known) return page
  return (
    <customerDialogs.Host of={dialogs} business={business} customer={known} onLeaving={setLeaving}>
      {page}
    </customerDialogs.Host>
  )
}
