import { useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlays/ConfirmDialog.tsx'
import { useRevokeApiKey } from '../useRevokeApiKey.ts'

interface RevokeKeyDialogProps extends Pick<ConfirmDialogProps, 'open' | 'finalFocus'> {
  id: string
  name: string
  onClose: () => void
}

/** Asks once more before a key ends. */
export function RevokeKeyDialog({ id, name, open, onClose, finalFocus }: RevokeKeyDialogProps) {
  const [revoke, pending] = useRevokeApiKey()
  const [revoked, setRevoked] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={revoked ? finalFocus : undefined}
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
        if (!(await revoke(id)).ok) return
        setRevoked(true)
        onClose()
      }}
    />
  )
}
