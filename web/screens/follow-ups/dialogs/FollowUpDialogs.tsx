import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { FollowUpDialog } from '#web/features/follow-ups/FollowUpDialog.tsx'
import { SnoozeFollowUpDialog } from '#web/features/follow-ups/SnoozeFollowUpDialog.tsx'
import { MoveOverdueDialog } from '#web/features/overdue/MoveOverdueDialog.tsx'

const dialogs = { complete: FollowUpDialog, snooze: SnoozeFollowUpDialog, moveOverdue: MoveOverdueDialog }

export interface FollowUpDialogsProps {
  opened: OpenedDialogs<typeof dialogs>
}

/** All dialogs of the list. */
export function FollowUpDialogs({ opened }: FollowUpDialogsProps) {
  return <OpenDialogs dialogs={dialogs} opened={opened} />
}
