import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { CompleteContactDialog } from '#web/features/contacts/dialogs/CompleteContactDialog.tsx'
import { DeleteContactDialog } from '#web/features/contacts/dialogs/DeleteContactDialog.tsx'
import { RescheduleContactDialog } from '#web/features/contacts/dialogs/RescheduleContactDialog.tsx'
import { ScheduleContactDialog } from '#web/features/contacts/ScheduleContactDialog.tsx'
import { MoveOverdueDialog } from '#web/features/overdue/MoveOverdueDialog.tsx'

const dialogs = {
  schedule: ScheduleContactDialog,
  complete: CompleteContactDialog,
  reschedule: RescheduleContactDialog,
  delete: DeleteContactDialog,
  moveOverdue: MoveOverdueDialog,
}

export interface ContactDialogsProps {
  opened: OpenedDialogs<typeof dialogs>
}

/** All dialogs of the screen. */
export function ContactDialogs({ opened }: ContactDialogsProps) {
  return <OpenDialogs dialogs={dialogs} opened={opened} />
}
