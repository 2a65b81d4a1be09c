import { graphql } from 'react-relay/hooks'
import type { RenameViewDialogMutation } from '#web/__generated__/RenameViewDialogMutation.graphql.ts'
import { isUnchanged } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { viewName } from './viewName.ts'

interface RenameViewDialogProps extends DialogState {
  view: { readonly id: string; readonly name: string }
}

/** Renames a saved view. */
export function RenameViewDialog({ view, ...dialog }: RenameViewDialogProps) {
  const [rename] = useMutation<RenameViewDialogMutation>(
    graphql`
      mutation RenameViewDialogMutation($input: RenameSavedViewInput!) {
        renameSavedView(input: $input) {
          savedView {
            name
          }
        }
      }
    `,
    {
      success: 'View renamed successfully',
      subject: ({ renameSavedView }) => renameSavedView?.savedView.name,
      failure: 'Failed to rename view',
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Rename View"
      schema={viewName}
      record={view.id}
      initial={{ name: view.name }}
      onSubmit={({ name }, initial) =>
        isUnchanged(initial, { name }) ? undefined : rename({ input: { id: view.id, name } })
      }
      submitText="Rename View"
      pendingText="Renaming..."
    >
      {(form) => <TextField label="Name" required {...form.field('name')} />}
    </FormDialog>
  )
}
