import { graphql, useFragment } from 'react-relay/hooks'
import type { AddVendorDialog_viewer$key } from '#web/__generated__/AddVendorDialog_viewer.graphql.ts'
import type { AddVendorDialogMutation } from '#web/__generated__/AddVendorDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { VendorFields } from './VendorFields.tsx'
import { assigneeInput, blankVendor, useCheckedVendor, vendorSchema } from './vendorForm.ts'

/** Add Vendor Contact. */
export function AddVendorDialog({ viewer, ...dialog }: DialogState & { viewer: AddVendorDialog_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment AddVendorDialog_viewer on Viewer {
        ...VendorFields_viewer
      }
    `,
    viewer,
  )
  const [createVendor] = useMutation<AddVendorDialogMutation>(
    graphql`
      mutation AddVendorDialogMutation($input: CreateVendorContactInput!) {
        createVendorContact(input: $input) {
          vendorContact {
            company
          }
        }
      }
    `,
    {
      success: 'Vendor contact created successfully',
      subject: ({ createVendorContact }) => createVendorContact?.vendorContact.company,
      failure: 'Failed to create vendor contact',
    },
  )
  const add = useCheckedVendor((vendor) =>
    createVendor({ input: { ...vendor, assignedTo: assigneeInput(vendor.assignedTo) } }),
  )
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
      {(form) => <VendorFields form={form} viewer={data} />}
    </FormDialog>
  )
}
