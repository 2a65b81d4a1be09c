import { graphql, useFragment } from 'react-relay/hooks'
import type { AddVendorDialog_business$key } from '#web/__generated__/AddVendorDialog_business.graphql.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useCreateVendor } from './useCreateVendor.ts'
import { blankVendor, useVendorForm } from './useVendorForm.ts'
import { VendorFields } from './VendorFields.tsx'

interface AddVendorDialogProps {
  business: AddVendorDialog_business$key
  open: boolean
  onClose: () => void
}

/** Add Vendor Contact (part 2, section 2). */
export function AddVendorDialog({ business, open, onClose }: AddVendorDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddVendorDialog_business on Business {
        ...VendorFields_business
      }
    `,
    business,
  )
  const form = useVendorForm(blankVendor, useCreateVendor(), onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => form.reset()}
      guarded={form.dirty}
      title="Add Vendor Contact"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Adding...">
            Add Contact
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <VendorFields form={form} business={data} />
      </Form>
    </Dialog>
  )
}
