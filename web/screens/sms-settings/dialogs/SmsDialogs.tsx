import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { RemoveTokenDialog } from './RemoveTokenDialog.tsx'
import { TestSmsDialog } from './TestSmsDialog.tsx'

/** The dialogs of the SMS settings. */
export type SmsDialogRequest = 'test' | 'remove'

export function SmsDialogs({ requests }: { requests: DialogRequests<SmsDialogRequest> }) {
  const { request, dialog } = requests
  return request === 'test' ? <TestSmsDialog {...dialog} /> : <RemoveTokenDialog {...dialog} />
}
