import { useResolveItem } from '#web/components/hot-board/useResolveItem.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlays/ConfirmDialog.tsx'

interface ResolveItemDialogProps extends Pick<ConfirmDialogProps, 'open' | 'finalFocus'> {
  item: { readonly id: string; readonly title: string }
  onClose: () => void
}

/** Resolve Hot Board Item as the board has it: whoever says yes resolves it (part 1, sections 2 and 7). */
export function ResolveItemDialog({ item, open, onClose, finalFocus }: ResolveItemDialogProps) {
  const [resolve, pending] = useResolveItem()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      tone="primary"
      title="Resolve Hot Board Item"
      description={`Are you sure you want to resolve "${item.title}"?`}
      confirmText="Resolve"
      pendingText="Resolving..."
      pending={pending}
      onConfirm={async () => {
        if ((await resolve(item.id)).ok) onClose()
      }}
    />
  )
}
