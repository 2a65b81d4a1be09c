import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { CompleteContactDialog } from '../CompleteContactDialog.tsx'
import type { ContactDialogRequest, DialogContact } from './contactDialogRequest.ts'
import { DeleteContactDialog } from './DeleteContactDialog.tsx'
import { RescheduleContactDialog } from './RescheduleContactDialog.tsx'

export interface ContactDialogProps extends DialogState {
  contact: DialogContact
}

/**
 * The requested dialog. The list renders it, not the card, because the card may leave the list while the dialog is
 * open.
 */
export function ContactDialog({ request, ...around }: DialogState & { request: ContactDialogRequest }) {
  const props = { ...around, contact: request.contact }
  if (request.kind === 'complete') return <CompleteContactDialog {...props} />
  if (request.kind === 'reschedule') return <RescheduleContactDialog {...props} />
  return <DeleteContactDialog {...props} />
}
