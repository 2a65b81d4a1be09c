import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditVendorDialog_business$key } from '#web/__generated__/EditVendorDialog_business.graphql.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import type { ActedVendor } from './act.ts'
import { useUpdateVendor } from './useUpdateVendor.ts'
import { nobody, useVendorForm, type VendorValues } from './useVendorForm.ts'
import { VendorFields } from './VendorFields.tsx'

interface EditVendorDialogProps {
  business: EditVendorDialog_business$key
  vendor: ActedVendor
  open: boolean
  onClose: () => void
}

function valuesOf({ company, salesRep, phoneNumber, accessLevel, ...vendor }: ActedVendor): VendorValues {
  return {
    ...{ company, salesRep, phoneNumber, accessLevel },
    webAddress: vendor.webAddress ?? '',
    notes: vendor.notes ?? '',
    assignedTo: vendor.assignee?.id ?? nobody,
  }
}

/** Edit Vendor Contact (part 2, section 2). Give it a new `key` each time. */
export function EditVendorDialog({ business, vendor, open, onClose }: EditVendorDialogProps) {
  const data = useFragment(
    graphql`
      fragment EditVendorDialog_business on Business {
        ...VendorFields_business
      }
    `,
    business,
  )
  const [initial] = useState(() => valuesOf(vendor))
  const updateVendor = useUpdateVendor()
  const form = useVendorForm(initial, (sent) => updateVendor(vendor.id, initial, sent), onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      guarded={form.dirty}
      title="Edit Vendor Contact"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Updating...">
            Update Contact
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <VendorFields form={form} business={data} assignee={vendor.assignee} />
      </Form>
    </Dialog>
  )
}
