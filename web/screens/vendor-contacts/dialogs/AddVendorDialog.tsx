import { graphql, useFragment } from 'react-relay/hooks'
import type { AddVendorDialog_business$key } from '#web/__generated__/AddVendorDialog_business.graphql.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useCreateVendor } from './useCreateVendor.ts'
import { VendorFields } from './VendorFields.tsx'
import { blankVendor, useCheckedVendor, vendorSchema } from './vendorForm.ts'

interface AddVendorDialogProps extends DialogState {
  business: AddVendorDialog_business$key
}

/** Add Vendor Contact (part 2, section 2). */
export function AddVendorDialog({ business, ...dialog }: AddVendorDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddVendorDialog_business on Business {
        ...VendorFields_business
      }
    `,
    business,
  )
  const add = useCheckedVendor(useCreateVendor())
  return (
    <FormDialog
      {...dialog}
      title="Add Vendor Contact"
      schema={vendorSchema}
      initial={blankVendor}
      onSubmit={add}
      submitText="Add Contact"
      pendingText="Adding..."
    >
      {(form) => <VendorFields form={form} business={data} />}
    </FormDialog>
  )
}
