import { RemoveTokenDialog } from './RemoveTokenDialog.tsx'
import { TestSmsDialog } from './TestSmsDialog.tsx'

interface SmsDialogsProps {
  asked: 'test' | 'remove' | null
  onClose: () => void
}

/** What is asked on the screen of the SMS settings. */
export function SmsDialogs({ asked, onClose }: SmsDialogsProps) {
  return (
    <>
      <TestSmsDialog open={asked === 'test'} onClose={onClose} />
      <RemoveTokenDialog open={asked === 'remove'} onClose={onClose} />
    </>
  )
}
