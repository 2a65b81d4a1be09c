import { graphql, readInlineData, useFragment } from 'react-relay/hooks'
import type { EditCustomerDialog_business$key } from '#web/__generated__/EditCustomerDialog_business.graphql.ts'
import type {
  EditCustomerDialog_customer$data,
  EditCustomerDialog_customer$key,
} from '#web/__generated__/EditCustomerDialog_customer.graphql.ts'
import { CustomerFields } from '#web/components/customers/CustomerFields.tsx'
import { type CustomerValues, editedCustomer } from '#web/components/customers/customerSchema.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useUpdateCustomer } from './useUpdateCustomer.ts'

interface EditCustomerDialogProps {
  business: EditCustomerDialog_business$key
  customer: EditCustomerDialog_customer$key
  /** On the customer's page: the timeline comes back with the answer. */
  timeline?: boolean
  open: boolean
  onClose: () => void
}

/** Edit Customer (part 1, section 2). Sends what was changed, so that colleagues' changes elsewhere stay. */
export function EditCustomerDialog(props: EditCustomerDialogProps) {
  const { business, customer, timeline = false, open, onClose } = props
  const fields = useFragment(
    graphql`
      fragment EditCustomerDialog_business on Business {
        ...CustomerFields_business
      }
    `,
    business,
  )
  const before = readInlineData(customerFragment, customer)
  const updateCustomer = useUpdateCustomer(timeline)
  const form = useForm({
    schema: editedCustomer,
    initial: valuesOf(before),
    async onSubmit(after) {
      const changes = differences(before, after)
      if (Object.keys(changes).length > 0) {
        const outcome = await updateCustomer({ id: before.id, ...changes })
        if (!outcome.ok) return outcome.error
      }
      onClose()
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      guarded={form.dirty}
      title="Edit Customer"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Saving...">
            Save Changes
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <CustomerFields form={form} business={fields} customerId={before.id} onLeave={onClose} />
      </Form>
    </Dialog>
  )
}

// Inline: a form starts from what was there when it opened, and is not moved by what arrives meanwhile.
const customerFragment = graphql`
  fragment EditCustomerDialog_customer on Customer @inline {
    id
    firstName
    lastName
    phoneNumber
    interest
    email
    status
    city
    notes
  }
`

type Customer = EditCustomerDialog_customer$data

function valuesOf(customer: Customer): CustomerValues {
  const { firstName, lastName, phoneNumber, interest, email, status, city, notes } = customer
  return {
    firstName,
    lastName,
    phoneNumber,
    interest,
    email: email ?? '',
    status,
    city: city ?? '',
    notes: notes ?? '',
  }
}

/** The fields that are not what they were. */
function differences<Fields extends Partial<Customer>>(before: Customer, after: Fields): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields & keyof Customer)[]
  const changed = names.filter((name) => (before[name] ?? null) !== after[name])
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>
}
