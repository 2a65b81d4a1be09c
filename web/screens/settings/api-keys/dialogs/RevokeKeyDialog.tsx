import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useRevokeApiKey } from '../useRevokeApiKey.ts'

interface RevokeKeyDialogProps extends DialogState {
  id: string
  name: string
}

/** Asks once more before a key ends. */
export function RevokeKeyDialog({ id, name, ...dialog }: RevokeKeyDialogProps) {
  const [revoke, pending] = useRevokeApiKey()
  return (
    <ConfirmDialog
      {...dialog}
      title="Revoke API Key"
      description={
        <>
          Revoke “<span className="break-words text-ink">{name}</span>”? Whatever uses it is shut out at once.
          This cannot be undone.
        </>
      }
      confirmText="Revoke Key"
      pendingText="Revoking..."
      pending={pending}
      onConfirm={async () => {
        if ((await revoke(id)).ok) dialog.onClose()
      }}
    />
  )
}
