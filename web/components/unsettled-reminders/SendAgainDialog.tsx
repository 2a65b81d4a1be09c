import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { type ReminderToSettle, useSettleReminder } from './useSettleReminder.ts'

interface SendAgainDialogProps {
  reminder: ReminderToSettle
  open: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
}

/** Asks before a reminder goes out that may have gone out already. */
export function SendAgainDialog({ reminder, open, onClose, finalFocus }: SendAgainDialogProps) {
  const { send, sending } = useSettleReminder()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      title="Send the reminder again?"
      description="Nobody knows whether the first one arrived. The customer may get it twice."
      confirmText="Send again"
      pendingText="Sending..."
      tone="primary"
      pending={sending}
      onConfirm={async () => {
        const outcome = await send(reminder)
        // Somebody else was first: there is nothing left to ask.
        if (outcome.ok || outcome.error.code === 'CONFLICT') onClose()
      }}
    />
  )
}
