import { graphql, useFragment } from 'react-relay/hooks'
import type { EditVendorDialog_viewer$key } from '#web/__generated__/EditVendorDialog_viewer.graphql.ts'
import type { EditVendorDialogMutation } from '#web/__generated__/EditVendorDialogMutation.graphql.ts'
import { changedFields, isUnchanged } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { FieldLabels } from '#web/ui/forms/useNewerValues.tsx'
import { VendorFields } from './VendorFields.tsx'
import { type DialogVendor, useDialogVendor, type VendorDialogProps } from './vendorDialogs.ts'
import {
  assigneeInput,
  nobody,
  useCheckedVendor,
  type VendorValues,
  vendorFields,
  vendorSchema,
  vendorValues,
} from './vendorForm.ts'

interface EditVendorDialogProps extends VendorDialogProps {
  viewer: EditVendorDialog_viewer$key
}

function labelsOf({ assignee }: DialogVendor): FieldLabels<VendorValues> {
  // The name of a former assignee is not known; it only has to differ from the current one.
  const shown = (id: string) => (id === nobody ? 'Not Assigned' : id === assignee?.id ? assignee.name : id)
  return { ...vendorFields, assignedTo: { ...vendorFields.assignedTo, shown } }
}

/** Edit Vendor Contact. */
export function EditVendorDialog({ viewer, vendor: request, ...dialog }: EditVendorDialogProps) {
  const vendor = useDialogVendor(request)
  const data = useFragment(
    graphql`
      fragment EditVendorDialog_viewer on Viewer {
        ...VendorFields_viewer
      }
    `,
    viewer,
  )
  const [updateVendor] = useMutation<EditVendorDialogMutation>(
    graphql`
      mutation EditVendorDialogMutation($input: UpdateVendorContactInput!) {
        updateVendorContact(input: $input) {
          vendorContact {
            company
          }
        }
      }
    `,
    {
      success: 'Vendor contact updated successfully',
      subject: ({ updateVendorContact }) => updateVendorContact?.vendorContact.company,
      failure: 'Failed to update vendor contact',
    },
  )
  const save = useCheckedVendor((sent, initial) => {
    if (isUnchanged(initial, sent)) return
    const { assignedTo, ...changes } = changedFields(initial, sent)
    const assignment = assignedTo === undefined ? {} : { assignedTo: assigneeInput(assignedTo) }
    return updateVendor({ input: { id: vendor.id, ...changes, ...assignment } })
  })
  return (
    <FormDialog
      {...dialog}
      title="Edit Vendor Contact"
      schema={vendorSchema}
      record={vendor.id}
      initial={vendorValues(vendor)}
      labels={labelsOf(vendor)}
      onSubmit={save}
      submitText="Update Contact"
      pendingText="Updating..."
    >
      {(form) => <VendorFields form={form} viewer={data} assignee={vendor.assignee} />}
    </FormDialog>
  )
}
