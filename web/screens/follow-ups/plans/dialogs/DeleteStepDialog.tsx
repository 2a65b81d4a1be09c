import { graphql } from 'react-relay/hooks'
import type { DeleteStepDialogMutation } from '#web/__generated__/DeleteStepDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { DialogStep } from '../planDialogRequest.ts'

interface DeleteStepDialogProps extends DialogState {
  step: DialogStep
}

/** Confirms the deletion of a step and says what happens to its follow-ups. */
export function DeleteStepDialog({ step, ...dialog }: DeleteStepDialogProps) {
  const [remove, pending] = useMutation<DeleteStepDialogMutation>(
    graphql`
      mutation DeleteStepDialogMutation($input: DeleteFollowUpStepInput!) {
        deleteFollowUpStep(input: $input) {
          deletedFollowUpStepId
        }
      }
    `,
    {
      subject: step.title,
      success: 'Step deleted',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to delete the step: ${message}` }),
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Step"
      description={`Delete "${step.title}" on day ${step.dayNumber}? Its follow-ups that are still to come are cancelled; those already due, and what was done, stay. This cannot be undone.`}
      confirmText="Delete Step"
      pendingText="Deleting..."
      pending={pending}
      onConfirm={async () => {
        if ((await remove({ input: { id: step.id } })).ok) dialog.onClose()
      }}
    />
  )
}
