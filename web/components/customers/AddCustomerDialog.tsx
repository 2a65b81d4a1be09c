import { graphql, useFragment } from 'react-relay/hooks'
import type { AddCustomerDialog_business$key } from '#web/__generated__/AddCustomerDialog_business.graphql.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { CustomerFields } from './CustomerFields.tsx'
import { type CustomerValues, newCustomer } from './customerSchema.ts'
import { useAddCustomer } from './useAddCustomer.ts'

const blank: CustomerValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  interest: '',
  email: '',
  status: 'UNSOLD',
  city: '',
  notes: '',
}

interface AddCustomerDialogProps {
  business: AddCustomerDialog_business$key
  open: boolean
  onClose: () => void
}

/** Add New Customer (part 1, section 2). It opens from the header's add button on the screens that offer it. */
export function AddCustomerDialog({ business, open, onClose }: AddCustomerDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddCustomerDialog_business on Business {
        ...CustomerFields_business
      }
    `,
    business,
  )
  const addCustomer = useAddCustomer()
  const form = useForm({
    schema: newCustomer,
    initial: blank,
    async onSubmit(customer) {
      const outcome = await addCustomer(customer)
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
      title="Add New Customer"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Adding...">
            Add Customer
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <CustomerFields form={form} business={data} interestRequired />
      </Form>
    </Dialog>
  )
}
