import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { type ReminderToSettle, useSettleReminder } from './useSettleReminder.ts'

/** Confirms sending a reminder that may already have been sent. */
export function SendAgainDialog({ reminder, ...dialog }: DialogState & { reminder: ReminderToSettle }) {
  const { send } = useSettleReminder()
  return (
    <ConfirmDialog
      {...dialog}
      title="Send the reminder again?"
      description="Nobody knows whether the first one arrived. The customer may get it twice."
      confirmText="Send Again"
      pendingText="Sending..."
      tone="primary"
      onConfirm={async () => {
        const outcome = await send(reminder)
        // Another user has settled it, so there is nothing left to ask.
        return { ok: outcome.ok || outcome.error.code === 'CONFLICT' }
      }}
    />
  )
}
