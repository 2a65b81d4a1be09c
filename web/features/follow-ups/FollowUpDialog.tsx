import { useEffect, useRef, useState } from 'react'
import { ScheduleContactDialog } from '#web/features/contacts/ScheduleContactDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { CompleteFollowUpDialog } from './CompleteFollowUpDialog.tsx'
import type { FollowUpDialogRequest } from './followUpDialogRequest.ts'
import { NextContactDialog } from './NextContactDialog.tsx'
import { SnoozeFollowUpDialog } from './SnoozeFollowUpDialog.tsx'

interface FollowUpDialogProps extends DialogState {
  request: FollowUpDialogRequest
}

/**
 * The requested dialog of a follow-up; after a completion it offers to schedule the next contact. The list renders it,
 * not the card, because the card may leave the list while the dialog is open. Give it a new `key` for each request.
 */
export function FollowUpDialog({ request, ...dialog }: FollowUpDialogProps) {
  const { kind, followUp } = request
  const { open, finalFocus } = dialog
  const [stage, setStage] = useState<'complete' | 'next' | 'schedule'>('complete')
  // When another dialog follows, it takes the focus.
  const focusAfter = (own: typeof stage) => (stage === own ? finalFocus : () => false as const)
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  const props = { ...dialog, followUp }

  if (kind === 'snooze') return <SnoozeFollowUpDialog {...props} />
  return (
    <>
      <CompleteFollowUpDialog
        {...props}
        open={open && stage === 'complete'}
        onDone={() => setStage('next')}
        // The toast may outlive this dialog, when the list shows another one.
        onUndone={() => shown.current && dialog.onClose()}
        finalFocus={focusAfter('complete')}
      />
      <NextContactDialog
        {...props}
        open={open && stage === 'next'}
        onChoose={() => setStage('schedule')}
        finalFocus={focusAfter('next')}
      />
      <ScheduleContactDialog {...dialog} customer={followUp.customer} open={open && stage === 'schedule'} />
    </>
  )
}
