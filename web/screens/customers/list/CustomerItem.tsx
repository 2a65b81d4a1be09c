import { memo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerItem_customer$key } from '#web/__generated__/CustomerItem_customer.graphql.ts'
import { CustomerCard } from './CustomerCard.tsx'
import { CustomerRow } from './CustomerRow.tsx'

interface CustomerItemProps {
  customer: CustomerItem_customer$key
  isList: boolean
}

/** A customer of the list, as a card or a row. Memoized, so that a further page renders its own items only. */
export const CustomerItem = memo(function CustomerItem({ customer, isList }: CustomerItemProps) {
  const data = useFragment(
    graphql`
      fragment CustomerItem_customer on Customer {
        ...CustomerCard_customer
        ...CustomerRow_customer
      }
    `,
    customer,
  )
  const Customer = isList ? CustomerRow : CustomerCard
  return <Customer customer={data} />
})
