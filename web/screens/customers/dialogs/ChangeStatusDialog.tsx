import * as z from 'zod/mini'
import { CustomerPicker } from '#web/components/customer-picker/CustomerPicker.tsx'
import type { CustomerOption } from '#web/components/customer-picker/customerOption.ts'
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

const nothing: Choice = { customer: null, status: '' }

// One sentence for both fields, so it stands at the first that is missing.
const schema = z
  .object({ customer: z.nullable(z.custom<CustomerOption>()), status: z.enum(['', ...customerStatuses]) })
  .check(({ value, issues }) => {
    const missing = value.customer === null ? 'customer' : value.status === '' ? 'status' : null
    if (missing) issues.push({ code: 'custom', message: incomplete, path: [missing], input: value })
  })

/** Change Customer Status (part 1, section 2): any customer, any status. */
export function ChangeStatusDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const changeStatus = useChangeStatus()
  const form = useForm({
    schema,
    initial: nothing,
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
