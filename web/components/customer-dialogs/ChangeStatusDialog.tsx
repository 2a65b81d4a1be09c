import { graphql, readInlineData } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { ChangeStatusDialog_customer$key } from '#web/__generated__/ChangeStatusDialog_customer.graphql.ts'
import { CustomerPicker } from '#web/components/customer-picker/CustomerPicker.tsx'
import { type CustomerOption, customerOption } from '#web/components/customer-picker/customerOption.ts'
import {
  type CustomerStatus,
  customerStatuses,
  statusOptions,
} from '#web/components/customers/customerStatus.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useChangeStatus } from './useChangeStatus.ts'

const incomplete = 'Please select a customer and new status'

interface Choice extends Record<string, unknown> {
  customer: CustomerOption | null
  status: CustomerStatus | ''
}

// One sentence for both fields, so it stands at the first that is missing.
const schema = z
  .object({ customer: z.nullable(z.custom<CustomerOption>()), status: z.enum(['', ...customerStatuses]) })
  .check(({ value, issues }) => {
    const missing = value.customer === null ? 'customer' : value.status === '' ? 'status' : null
    if (missing) issues.push({ code: 'custom', message: incomplete, path: [missing], input: value })
  })

interface ChangeStatusDialogProps {
  /** Whose page it is opened from: chosen from the start. */
  customer?: ChangeStatusDialog_customer$key
  open: boolean
  onClose: () => void
}

/** Change Customer Status (part 1, section 2): any customer, any status. */
export function ChangeStatusDialog({ customer: given, open, onClose }: ChangeStatusDialogProps) {
  const changeStatus = useChangeStatus(given !== undefined)
  const initial: Choice = {
    customer: given ? customerOption(readInlineData(customerFragment, given)) : null,
    status: '',
  }
  const form = useForm({
    schema,
    initial,
    async onSubmit({ customer, status }) {
      if (customer === null || status === '') return { message: incomplete }
      const outcome = await changeStatus({ id: customer.id, status })
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => form.reset()}
      guarded={form.dirty}
      title="Change Customer Status"
      size="sm"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Updating...">
            Update Status
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <CustomerPicker required {...form.field('customer')} />
        <SelectField
          label="New Status"
          required
          options={statusOptions}
          placeholder="Select new status..."
          {...form.field('status')}
        />
      </Form>
    </Dialog>
  )
}

const customerFragment = graphql`
  fragment ChangeStatusDialog_customer on Customer @inline {
    ...customerOption_customer
  }
`
