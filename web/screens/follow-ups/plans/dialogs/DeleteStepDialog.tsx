import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { DialogStep } from '../planDialogRequest.ts'
import { useDeleteStep } from './useDeleteStep.ts'

interface DeleteStepDialogProps extends DialogState {
  step: DialogStep
}

/** Asks once more before a step is gone, and says what becomes of its follow-ups. */
export function DeleteStepDialog({ step, ...dialog }: DeleteStepDialogProps) {
  const [remove, pending] = useDeleteStep()
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Step"
      description={`Delete "${step.title}" on day ${step.dayNumber}? Its follow-ups that are still to come are cancelled; those already due, and what was done, stay. This cannot be undone.`}
      confirmText="Delete Step"
      pendingText="Deleting..."
      pending={pending}
      onConfirm={async () => {
        if ((await remove(step.id)).ok) dialog.onClose()
      }}
    />
  )
}
