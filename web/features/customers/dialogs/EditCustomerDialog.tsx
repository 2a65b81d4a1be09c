import { graphql, useFragment } from 'react-relay/hooks'
import type { EditCustomerDialog_business$key } from '#web/__generated__/EditCustomerDialog_business.graphql.ts'
import type { EditCustomerDialog_customer$key } from '#web/__generated__/EditCustomerDialog_customer.graphql.ts'
import type { EditCustomerDialogMutation } from '#web/__generated__/EditCustomerDialogMutation.graphql.ts'
import { CustomerFields } from '#web/features/customers/CustomerFields.tsx'
import {
  type CustomerValues,
  customerLabels,
  customerValues,
  type EditedCustomer,
  editedCustomer,
  lackingIn,
  ownerInput,
  ownerOf,
} from '#web/features/customers/customerForm.ts'
import { changedFields, isUnchanged } from '#web/lib/changedFields.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface EditCustomerDialogProps extends DialogState {
  business: EditCustomerDialog_business$key
  customer: EditCustomerDialog_customer$key
  /** The field that has the focus first. */
  focus?: keyof CustomerValues
}

/** Edit Customer. Sends only changed fields, so that other users' changes to other fields stay. */
export function EditCustomerDialog(props: EditCustomerDialogProps) {
  const { business, customer, focus, ...dialog } = props
  const fields = useFragment(
    graphql`
      fragment EditCustomerDialog_business on Business {
        ...CustomerFields_business
      }
    `,
    business,
  )
  const before = useLastKnown(
    graphql`
      fragment EditCustomerDialog_customer on Customer {
        id
        ...customerForm_customer
      }
    `,
    customer,
  )
  const [updateCustomer] = useMutation<EditCustomerDialogMutation>(
    graphql`
      mutation EditCustomerDialogMutation($input: UpdateCustomerInput!) {
        updateCustomer(input: $input) {
          celebrations {
            ...Celebration_celebration
          }
          customer {
            name
          }
        }
      }
    `,
    {
      success: 'Customer updated successfully!',
      subject: ({ updateCustomer }) => updateCustomer?.customer.name,
      failure: { inForm: 'Failed to update customer' },
    },
  )
  const values = customerValues(before)
  const save = async (customer: EditedCustomer, initial: CustomerValues) => {
    if (isUnchanged(initial, customer)) return
    const { ownerId, ...changes } = changedFields(initial, customer)
    const owner = ownerId === undefined ? {} : { ownerId: ownerInput(ownerId) }
    return updateCustomer({ input: { id: before.id, ...changes, ...owner } })
  }

  return (
    <FormDialog
      {...dialog}
      initialFocus={focus && (() => fieldOf(focus))}
      title="Edit Customer"
      schema={editedCustomer(values)}
      record={before.id}
      initial={values}
      labels={customerLabels(before)}
      onSubmit={save}
      submitText="Save Changes"
      pendingText="Saving..."
    >
      {(form) => (
        <CustomerFields
          form={form}
          business={fields}
          customerId={before.id}
          lacking={lackingIn(values)}
          owner={ownerOf(before)}
        />
      )}
    </FormDialog>
  )
}

/** The control of a field; that of a select stands before its hidden input. */
function fieldOf(name: keyof CustomerValues): HTMLElement | true {
  const named = document.querySelector<HTMLElement>(`[role=dialog] [name="${name}"]`)
  return named?.parentElement?.querySelector<HTMLElement>('[role=combobox]') ?? named ?? true
}
