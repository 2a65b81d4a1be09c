import { graphql, useFragment } from 'react-relay/hooks'
import type { AddCustomerDialog_business$key } from '#web/__generated__/AddCustomerDialog_business.graphql.ts'
import type { AddCustomerDialogMutation } from '#web/__generated__/AddCustomerDialogMutation.graphql.ts'
import { customFieldsOf } from '#web/features/custom-fields/customForm.ts'
import { idsIn } from '#web/features/tags/tagIds.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { CustomerFields } from '../CustomerFields.tsx'
import { blankCustomer, customerInput, newCustomer, type OwnCustomerValues } from '../customerForm.ts'
import { type CustomerOption, customerOption } from '../picker/customerOption.ts'

interface AddCustomerDialogProps extends DialogState {
  business: AddCustomerDialog_business$key
  /** What is known already, to prefill the form. */
  known?: Partial<OwnCustomerValues>
  /** Called with the new customer before the dialog closes. */
  onAdded?: (customer: CustomerOption) => void
}

/** Add New Customer. It opens from the header's add button on the screens that offer it. */
export function AddCustomerDialog({ business, known, onAdded, ...dialog }: AddCustomerDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddCustomerDialog_business on Business {
        ...CustomerFields_business
        ...customForm_fields
      }
    `,
    business,
  )
  const customFields = customFieldsOf(data)
  const [addCustomer] = useMutation<AddCustomerDialogMutation>(
    graphql`
      mutation AddCustomerDialogMutation($input: CreateCustomerInput!) {
        createCustomer(input: $input) {
          customer {
            name
            ...customerOption_customer
          }
        }
      }
    `,
    {
      success: 'Customer added successfully!',
      subject: ({ createCustomer }) => createCustomer?.customer.name,
      failure: 'Failed to add customer',
    },
  )

  return (
    <FormDialog
      {...dialog}
      title="Add New Customer"
      schema={newCustomer(customFields)}
      record={known && Object.values(known).join(' ')}
      initial={{ ...blankCustomer(customFields), ...known }}
      onSubmit={async ({ tags, ...fields }) => {
        const outcome = await addCustomer({
          input: {
            ...customerInput(customFields, fields, ''),
            tags: tags === '' ? null : idsIn(tags).map((id) => ({ id })),
          },
        })
        const added = outcome.ok ? outcome.data.createCustomer : null
        if (added) onAdded?.(customerOption(added.customer))
        return outcome
      }}
      submitText="Add Customer"
      pendingText="Adding..."
    >
      {(form) => <CustomerFields form={form} business={data} customFields={customFields} interestRequired />}
    </FormDialog>
  )
}
