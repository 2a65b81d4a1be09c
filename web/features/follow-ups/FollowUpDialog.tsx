import { useEffect, useRef, useState } from 'react'
import { ScheduleContactDialog } from '#web/features/contacts/ScheduleContactDialog.tsx'
import { CompleteFollowUpDialog } from './CompleteFollowUpDialog.tsx'
import { type FollowUpDialogProps, useDialogFollowUp } from './dialogFollowUp.ts'
import { NextContactDialog } from './NextContactDialog.tsx'

/** Completes a follow-up, and then offers to schedule the next contact. */
export function FollowUpDialog({ followUp: key, ...dialog }: FollowUpDialogProps) {
  const followUp = useDialogFollowUp(key)
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
