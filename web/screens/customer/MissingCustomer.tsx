import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Navigate } from 'react-router'
import type { MissingCustomerQuery } from '#web/__generated__/MissingCustomerQuery.graphql.ts'
import { CustomerSkeleton } from './CustomerSkeleton.tsx'
import { NoSuchCustomer } from './NoSuchCustomer.tsx'

/** In the place of a customer who is not there: leads to whom they were merged into, or says that there is nobody. */
export function MissingCustomer({ databaseId }: { databaseId: number }) {
  return (
    <Suspense fallback={<CustomerSkeleton />}>
      <Elsewhere databaseId={databaseId} />
    </Suspense>
  )
}

function Elsewhere({ databaseId }: { databaseId: number }) {
  const { viewer } = useLazyLoadQuery<MissingCustomerQuery>(
    graphql`
      query MissingCustomerQuery($customer: Int!) {
        viewer @required(action: THROW) {
          business {
            mergedInto(databaseId: $customer) {
              databaseId
            }
          }
        }
      }
    `,
    { customer: databaseId },
    { fetchPolicy: 'network-only' },
  )
  const { mergedInto } = viewer.business
  return mergedInto ? <Navigate replace to={`/customers/${mergedInto.databaseId}`} /> : <NoSuchCustomer />
}
