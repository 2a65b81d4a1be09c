import type { hotBoardDialogs_item$key } from '#web/__generated__/hotBoardDialogs_item.graphql.ts'
import { useResolveItem } from '#web/features/hot-board/useResolveItem.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useDialogItem } from './hotBoardDialogs.ts'

interface ResolveItemDialogProps extends DialogState {
  item: hotBoardDialogs_item$key
}

/** Resolve Hot Board Item on the board: the viewer resolves it. */
export function ResolveItemDialog({ item: key, ...dialog }: ResolveItemDialogProps) {
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
      onConfirm={() => resolve(item.id)}
    />
  )
}
