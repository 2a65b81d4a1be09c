import { graphql, readInlineData } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { ChangeStatusDialog_customer$key } from '#web/__generated__/ChangeStatusDialog_customer.graphql.ts'
import type { ChangeStatusDialogMutation } from '#web/__generated__/ChangeStatusDialogMutation.graphql.ts'
import {
  type CustomerStatus,
  customerStatuses,
  statusOptions,
} from '#web/features/customers/customerStatus.ts'
import { CustomerPicker } from '#web/features/customers/picker/CustomerPicker.tsx'
import { type CustomerOption, customerOption } from '#web/features/customers/picker/customerOption.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

const incomplete = 'Please select a customer and new status'

interface Choice extends Record<string, unknown> {
  customer: CustomerOption | null
  status: CustomerStatus | ''
}

// One message for both fields, shown at the first missing one.
const schema = z
  .object({ customer: z.nullable(z.custom<CustomerOption>()), status: z.enum(['', ...customerStatuses]) })
  .check(({ value, issues }) => {
    const missing = value.customer === null ? 'customer' : value.status === '' ? 'status' : null
    if (missing) issues.push({ code: 'custom', message: incomplete, path: [missing], input: value })
  })

interface ChangeStatusDialogProps extends DialogState {
  /** Whose page it is opened from: chosen from the start. */
  customer?: ChangeStatusDialog_customer$key
}

/** Change Customer Status: any customer, any status. */
export function ChangeStatusDialog({ customer: given, ...dialog }: ChangeStatusDialogProps) {
  const [changeStatus] = useMutation<ChangeStatusDialogMutation>(
    graphql`
      mutation ChangeStatusDialogMutation($input: ChangeCustomerStatusInput!) {
        changeCustomerStatus(input: $input) {
          celebrations {
            # Shown by the part that listens to all writes.
            ...Celebration_celebration
          }
          customer {
            ...CustomerCard_customer
          }
        }
      }
    `,
    {
      success: 'Customer status updated successfully!',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to update status: ${message}` }),
    },
  )
  const initial: Choice = {
    customer: given ? customerOption(readInlineData(customerFragment, given)) : null,
    status: '',
  }

  return (
    <FormDialog
      {...dialog}
      title="Change Customer Status"
      size="sm"
      schema={schema}
      initial={initial}
      onSubmit={({ customer, status }) =>
        customer && status
          ? changeStatus({ input: { id: customer.id, status } })
          : { ok: false, error: { message: incomplete } }
      }
      submitText="Update Status"
      pendingText="Updating..."
    >
      {(form) => (
        <>
          <CustomerPicker required {...form.field('customer')} />
          <SelectField
            label="New Status"
            required
            options={statusOptions}
            placeholder="Select new status..."
            {...form.field('status')}
          />
        </>
      )}
    </FormDialog>
  )
}

const customerFragment = graphql`
  fragment ChangeStatusDialog_customer on Customer @inline {
    ...customerOption_customer
  }
`
