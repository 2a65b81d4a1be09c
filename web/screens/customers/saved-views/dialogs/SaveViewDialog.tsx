import { graphql } from 'react-relay/hooks'
import type { SaveViewDialogMutation } from '#web/__generated__/SaveViewDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { ShownView } from '../viewAddress.ts'
import { viewName } from './viewName.ts'

/** Saves the current view under a name. */
export function SaveViewDialog({ view, ...dialog }: DialogState & { view: ShownView }) {
  const [save] = useMutation<SaveViewDialogMutation>(
    graphql`
      mutation SaveViewDialogMutation($input: CreateSavedViewInput!) {
        createSavedView(input: $input) {
          savedView {
            name
          }
        }
      }
    `,
    {
      success: 'View saved successfully',
      subject: ({ createSavedView }) => createSavedView?.savedView.name,
      failure: 'Failed to save view',
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Save View"
      description="Saves the search, filters, order and layout. Only you can see the view."
      schema={viewName}
      initial={{ name: '' }}
      onSubmit={({ name }) => save({ input: { ...view, name } })}
      submitText="Save View"
      pendingText="Saving..."
    >
      {(form) => <TextField label="Name" required {...form.field('name')} />}
    </FormDialog>
  )
}
