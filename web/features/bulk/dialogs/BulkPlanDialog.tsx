import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { customersIn } from '../customersIn.ts'
import { type BulkDialogProps, useStartBulk } from '../useStartBulk.ts'

/** Starts the follow-up plan of the status of each selected customer. */
export function BulkPlanDialog({ customers, count, onStarted, ...dialog }: BulkDialogProps & DialogState) {
  const start = useStartBulk({ customers, count, onStarted })
  return (
    <ConfirmDialog
      {...dialog}
      tone="primary"
      title={`Start the Plan of ${customersIn(count)}`}
      description="Each of them without an open follow-up starts the follow-up plan of their status today."
      confirmText="Start Plans"
      pendingText="Starting..."
      onConfirm={() => start({ plan: true })}
    />
  )
}
