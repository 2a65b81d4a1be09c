import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { RemoveSecondFactorDialog } from './RemoveSecondFactorDialog.tsx'
import { RenewCodesDialog } from './RenewCodesDialog.tsx'
import { SetUpSecondFactorDialog } from './SetUpSecondFactorDialog.tsx'

/** What one does with one's own second factor. */
export type FactorAct = 'setUp' | 'renew' | 'remove'

interface SecondFactorDialogsProps {
  dialogOf: (act: FactorAct) => DialogState
}

/** The dialogs of one's own second factor. */
export function SecondFactorDialogs({ dialogOf }: SecondFactorDialogsProps) {
  return (
    <>
      <SetUpSecondFactorDialog {...dialogOf('setUp')} />
      <RenewCodesDialog {...dialogOf('renew')} />
      <RemoveSecondFactorDialog {...dialogOf('remove')} />
    </>
  )
}
