import { graphql } from 'react-relay/hooks'
import type { DeleteStepDialog_step$key } from '#web/__generated__/DeleteStepDialog_step.graphql.ts'
import type { DeleteStepDialogMutation } from '#web/__generated__/DeleteStepDialogMutation.graphql.ts'
import { StaysInTrash } from '#web/features/trash/StaysInTrash.tsx'
import { useUndoDeletion } from '#web/features/trash/useRestore.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface DeleteStepDialogProps extends DialogState {
  step: DeleteStepDialog_step$key
}

/** Confirms the deletion of a step and says what happens to its follow-ups. */
export function DeleteStepDialog({ step: key, ...dialog }: DeleteStepDialogProps) {
  const step = useLastKnown(
    graphql`
      fragment DeleteStepDialog_step on FollowUpStep {
        id
        dayNumber
        title
      }
    `,
    key,
  )
  const undo = useUndoDeletion()
  const [remove] = useMutation<DeleteStepDialogMutation>(
    graphql`
      mutation DeleteStepDialogMutation($input: DeleteFollowUpStepInput!) {
        deleteFollowUpStep(input: $input) {
          deletedFollowUpStepId
          trashEntry {
            id
          }
        }
      }
    `,
    {
      subject: step.title,
      success: 'Step deleted',
      undo: ({ deleteFollowUpStep }) => undo(deleteFollowUpStep),
      failure: ({ message }) => `Failed to delete the step: ${message}`,
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Step"
      description={
        <>
          Delete "{step.title}" on day {step.dayNumber}? Its follow-ups that are still to come are cancelled;
          those already due, and what was done, stay. <StaysInTrash />
        </>
      }
      confirmText="Delete Step"
      pendingText="Deleting..."
      onConfirm={() => remove({ input: { id: step.id } })}
    />
  )
}
