import { StaysInTrash } from '#web/features/trash/StaysInTrash.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { customersIn } from '../customersIn.ts'
import { type BulkDialogProps, useStartBulk } from '../useStartBulk.ts'

/** Moves the selected customers to the trash. */
export function BulkTrashDialog({ customers, count, onStarted, ...dialog }: BulkDialogProps & DialogState) {
  const start = useStartBulk({ customers, count, onStarted })
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${customersIn(count)}`}
      description={
        <>
          Their contacts, follow-ups and activities are deleted with them. <StaysInTrash several />
        </>
      }
      confirmText={`Delete ${customersIn(count)}`}
      pendingText="Deleting..."
      onConfirm={() => start({ trash: true })}
    />
  )
}
