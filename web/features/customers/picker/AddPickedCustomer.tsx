import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { AddPickedCustomerQuery } from '#web/__generated__/AddPickedCustomerQuery.graphql.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { AddCustomerDialog } from '../dialogs/AddCustomerDialog.tsx'
import { customerIn } from './customerIn.ts'
import type { CustomerOption } from './customerOption.ts'

interface AddPickedCustomerProps extends DialogState {
  /** What was searched for: a name, a phone number or both. */
  typed: string
  onAdded: (customer: CustomerOption) => void
}

/** Adds the customer whom a picker did not find. */
export function AddPickedCustomer({ typed, ...dialog }: AddPickedCustomerProps) {
  const { viewer } = useLazyLoadQuery<AddPickedCustomerQuery>(
    graphql`
      query AddPickedCustomerQuery {
        viewer @required(action: THROW) {
          business {
            ...AddCustomerDialog_business
          }
        }
      }
    `,
    {},
  )
  return <AddCustomerDialog business={viewer.business} known={customerIn(typed)} {...dialog} />
}
