import { graphql, useFragment } from 'react-relay/hooks'
import type { EditCustomerDialog_business$key } from '#web/__generated__/EditCustomerDialog_business.graphql.ts'
import type { EditCustomerDialog_customer$key } from '#web/__generated__/EditCustomerDialog_customer.graphql.ts'
import type { EditCustomerDialogMutation } from '#web/__generated__/EditCustomerDialogMutation.graphql.ts'
import { customFieldsOf } from '#web/features/custom-fields/customForm.ts'
import { CustomerFields } from '#web/features/customers/CustomerFields.tsx'
import {
  type CustomerValues,
  customerInput,
  customerLabels,
  customerValues,
  type EditedCustomer,
  editedCustomer,
  lackingIn,
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
        ...customForm_fields
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
  const customFields = customFieldsOf(fields)
  const values = customerValues(customFields, before)
  const save = async (customer: EditedCustomer, initial: CustomerValues) => {
    if (isUnchanged(initial, customer)) return
    const changes = changedFields(initial, customer)
    return updateCustomer({
      input: { id: before.id, ...customerInput(customFields, changes, initial.tags) },
    })
  }

  return (
    <FormDialog
      {...dialog}
      initialFocus={focus && (() => fieldOf(focus))}
      title="Edit Customer"
      schema={editedCustomer(customFields, values)}
      record={before.id}
      initial={values}
      labels={customerLabels(customFields, before)}
      onSubmit={save}
      submitText="Save Changes"
      pendingText="Saving..."
    >
      {(form) => (
        <CustomerFields
          form={form}
          business={fields}
          customFields={customFields}
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
