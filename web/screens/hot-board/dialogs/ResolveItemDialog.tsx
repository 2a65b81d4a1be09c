import { useResolveItem } from '#web/features/hot-board/useResolveItem.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface ResolveItemDialogProps extends DialogState {
  item: { readonly id: string; readonly title: string }
}

/** Resolve Hot Board Item on the board: the viewer resolves it. */
export function ResolveItemDialog({ item, ...dialog }: ResolveItemDialogProps) {
  const [resolve, pending] = useResolveItem(item.title)
  return (
    <ConfirmDialog
      {...dialog}
      tone="primary"
      title="Resolve Hot Board Item"
      description={`Are you sure you want to resolve "${item.title}"?`}
      confirmText="Resolve"
      pendingText="Resolving..."
      pending={pending}
      onConfirm={async () => {
        if ((await resolve(item.id)).ok) dialog.onClose()
      }}
    />
  )
}
