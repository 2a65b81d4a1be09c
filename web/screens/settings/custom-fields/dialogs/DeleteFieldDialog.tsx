import { graphql } from 'react-relay/hooks'
import type { DeleteFieldDialogMutation } from '#web/__generated__/DeleteFieldDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { type FieldDialogProps, useDialogField } from '../../dialogs/settingsDialogs.ts'

/** Confirms the deletion of a custom field and says how long its values are kept. */
export function DeleteFieldDialog({ field: key, ...dialog }: FieldDialogProps) {
  const { id, label } = useDialogField(key)
  const [remove] = useMutation<DeleteFieldDialogMutation>(
    graphql`
      mutation DeleteFieldDialogMutation($input: DeleteCustomFieldInput!) {
        deleteCustomField(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Field deleted successfully', subject: label, failure: 'Failed to delete field' },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Field"
      description={
        <>
          Delete “<span className="break-words text-ink">{label}</span>”? Its values are hidden at once and
          kept for 30 days.
        </>
      }
      confirmText="Delete Field"
      pendingText="Deleting..."
      onConfirm={() => remove({ input: { id } })}
    />
  )
}
