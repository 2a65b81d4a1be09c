import { useResolveItem } from '#web/features/hot-board/useResolveItem.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { type ItemDialogProps, useDialogItem } from './hotBoardDialogs.ts'

/** Resolve Hot Board Item on the board: the viewer resolves it. */
export function ResolveItemDialog({ item: key, ...dialog }: ItemDialogProps) {
  const item = useDialogItem(key)
  const [resolve] = useResolveItem(item.title)
  return (
    <ConfirmDialog
      {...dialog}
      tone="primary"
      title="Resolve Hot Board Item"
      description={`Are you sure you want to resolve "${item.title}"?`}
      confirmText="Resolve"
      pendingText="Resolving..."
      onConfirm={async () => {
        const outcome = await resolve(item.id)
        // A colleague was first, as the card says: there is nothing left to confirm.
        if (!outcome.ok && outcome.error.code === 'CONFLICT') dialog.onClose()
        return outcome
      }}
    />
  )
}
