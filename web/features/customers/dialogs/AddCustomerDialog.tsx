import { graphql, useFragment } from 'react-relay/hooks'
import type { AddCustomerDialog_business$key } from '#web/__generated__/AddCustomerDialog_business.graphql.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { CustomerFields } from '../CustomerFields.tsx'
import { blankCustomer, newCustomer } from '../customerSchema.ts'
import { useAddCustomer } from './useAddCustomer.ts'

interface AddCustomerDialogProps extends DialogState {
  business: AddCustomerDialog_business$key
}

/** Add New Customer (part 1, section 2). It opens from the header's add button on the screens that offer it. */
export function AddCustomerDialog({ business, ...dialog }: AddCustomerDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddCustomerDialog_business on Business {
        ...CustomerFields_business
      }
    `,
    business,
  )
  const addCustomer = useAddCustomer()

  return (
    <FormDialog
      {...dialog}
      title="Add New Customer"
      schema={newCustomer}
      initial={blankCustomer}
      onSubmit={(customer) => addCustomer(customer)}
      submitText="Add Customer"
      pendingText="Adding..."
    >
      {(form) => <CustomerFields form={form} business={data} interestRequired />}
    </FormDialog>
  )
}
