import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useUpdateSmsSettings } from '../useUpdateSmsSettings.ts'

/** Confirms removing the token. */
export function RemoveTokenDialog(dialog: DialogState) {
  const [update] = useUpdateSmsSettings()
  return (
    <ConfirmDialog
      {...dialog}
      // The opening button disappears with the token, so the focus goes to the field.
      finalFocus={() => document.querySelector<HTMLElement>('[name="twilioAuthToken"]')}
      title="Remove Auth Token"
      description="No text goes out until another token is saved. You find it again in your Twilio console."
      confirmText="Remove Token"
      pendingText="Removing..."
      onConfirm={() => update({ input: { twilioAuthToken: null } })}
    />
  )
}
