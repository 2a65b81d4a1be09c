import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { SendAgainDialog } from '#web/features/reminders/SendAgainDialog.tsx'
import { RemoveTokenDialog } from './RemoveTokenDialog.tsx'
import { TestSmsDialog } from './TestSmsDialog.tsx'

const dialogs = { test: TestSmsDialog, removeToken: RemoveTokenDialog, sendAgain: SendAgainDialog }

export interface SmsDialogsProps {
  opened: OpenedDialogs<typeof dialogs>
}

/** All dialogs of the SMS settings. */
export function SmsDialogs({ opened }: SmsDialogsProps) {
  return <OpenDialogs dialogs={dialogs} opened={opened} />
}
