import { memo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerItem_customer$key } from '#web/__generated__/CustomerItem_customer.graphql.ts'
import type { CustomerDialogRequest } from '../customerDialogRequest.ts'
import { CustomerCard } from './CustomerCard.tsx'
import { CustomerRow } from './CustomerRow.tsx'

interface CustomerItemProps {
  customer: CustomerItem_customer$key
  place: number
  isList: boolean
  onRequest: (request: CustomerDialogRequest) => void
}

/** A customer of the list, as a card or a row. Memoized, so that a further page renders its own items only. */
export const CustomerItem = memo(function CustomerItem(props: CustomerItemProps) {
  const { place, isList, onRequest } = props
  const customer = useFragment(
    graphql`
      fragment CustomerItem_customer on Customer {
        ...CustomerCard_customer
        ...CustomerRow_customer
        # The dialogs' code comes later.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...CustomerDialog_customer
      }
    `,
    props.customer,
  )
  const Customer = isList ? CustomerRow : CustomerCard
  return <Customer customer={customer} onRequest={(kind) => onRequest({ kind, customer, place })} />
})
