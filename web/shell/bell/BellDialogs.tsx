import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { FollowUpDialog } from '#web/features/follow-ups/FollowUpDialog.tsx'
import { SendAgainDialog } from '#web/features/reminders/SendAgainDialog.tsx'
import { HandedOverDialog } from './for-you/HandedOverDialog.tsx'

const dialogs = { completeFollowUp: FollowUpDialog, sendAgain: SendAgainDialog, handedOver: HandedOverDialog }

export interface BellDialogsProps {
  /** Closes the panel. */
  onLeave: () => void
  opened: OpenedDialogs<typeof dialogs, 'onLeave'>
}

/** All dialogs above the panel. */
export function BellDialogs({ onLeave, opened }: BellDialogsProps) {
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{ onLeave }} />
}
