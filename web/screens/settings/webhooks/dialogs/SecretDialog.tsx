import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { ShownOnceDialog } from '../../shown-once/ShownOnceDialog.tsx'

/** Shows the signing secret of a webhook once. */
export function SecretDialog({ value, ...dialog }: DialogState & { value: string }) {
  return (
    <ShownOnceDialog {...dialog} title="Signing Secret" label="Secret" value={value} copyText="Copy Secret">
      <p className="text-muted text-sm">Your program checks with it that a message comes from Cuecard.</p>
    </ShownOnceDialog>
  )
}
