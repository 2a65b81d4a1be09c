import { CompleteContactDialog } from '#web/components/complete-contact/CompleteContactDialog.tsx'
import type { DialogProps } from '#web/ui/overlays/Dialog.tsx'
import type { Act, ActedContact } from './act.ts'
import { DeleteContactDialog } from './DeleteContactDialog.tsx'
import { RescheduleContactDialog } from './RescheduleContactDialog.tsx'

interface Around extends Pick<DialogProps, 'finalFocus'> {
  timeZone: string
  open: boolean
  onClose: () => void
}

export interface ActDialogProps extends Around {
  contact: ActedContact
}

/** The dialog of an act. It is the list's, not the card's: a card may leave the list by what was asked of it. */
export function ContactDialog({ act, ...around }: Around & { act: Act }) {
  const props = { ...around, contact: act.contact }
  if (act.kind === 'complete') return <CompleteContactDialog {...props} />
  if (act.kind === 'reschedule') return <RescheduleContactDialog {...props} />
  return <DeleteContactDialog {...props} />
}
