import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { ChangeStatusDialogMutation } from '#web/__generated__/ChangeStatusDialogMutation.graphql.ts'
import { CustomerStatusBadge } from '#web/features/customers/CustomerStatusBadge.tsx'
import { type CustomerStatus, customerStatuses } from '#web/features/customers/customerStatus.ts'
import { CustomerPicker } from '#web/features/customers/picker/CustomerPicker.tsx'
import type { CustomerOption } from '#web/features/customers/picker/customerOption.ts'
import { statusOptions } from '#web/features/customers/statusOptions.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

const incomplete = 'Please select a customer and new status'

interface Choice extends Record<string, unknown> {
  customer: CustomerOption | null
  status: CustomerStatus | ''
}

const blank: Choice = { customer: null, status: '' }

// One message for both fields, shown at the first missing one.
const schema = z
  .object({ customer: z.nullable(z.custom<CustomerOption>()), status: z.enum(['', ...customerStatuses]) })
  .check(({ value, issues }) => {
    const missing = value.customer === null ? 'customer' : value.status === '' ? 'status' : null
    if (missing) issues.push({ code: 'custom', message: incomplete, path: [missing], input: value })
  })

/** Change Customer Status: any customer, any status. */
export function ChangeStatusDialog(dialog: DialogState) {
  const [changeStatus] = useMutation<ChangeStatusDialogMutation>(
    graphql`
      mutation ChangeStatusDialogMutation($input: ChangeCustomerStatusInput!) {
        changeCustomerStatus(input: $input) {
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
      success: 'Customer status updated successfully!',
      subject: ({ changeCustomerStatus }) => changeCustomerStatus?.customer.name,
      failure: ({ message }) => `Failed to update status: ${message}`,
    },
  )
  return (
    <FormDialog
      {...dialog}
      title="Change Customer Status"
      size="sm"
      schema={schema}
      initial={blank}
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
          {form.values.customer && (
            <p className="-mt-2 flex items-center gap-2 text-muted">
              Current status <CustomerStatusBadge status={form.values.customer.status} />
            </p>
          )}
          <SelectField
            label="New Status"
            required
            options={statusOptions.filter(({ value }) => value !== form.values.customer?.status)}
            placeholder="Select new status..."
            {...form.field('status')}
          />
        </>
      )}
    </FormDialog>
  )
}
