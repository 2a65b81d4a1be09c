import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpDialog_business$key } from '#web/__generated__/FollowUpDialog_business.graphql.ts'
import { ScheduleContactDialog } from '#web/components/schedule-contact/ScheduleContactDialog.tsx'
import type { DialogProps } from '#web/ui/overlays/Dialog.tsx'
import { CompleteFollowUpDialog } from './CompleteFollowUpDialog.tsx'
import type { FollowUpAct } from './followUpAct.ts'
import { NextContactDialog } from './NextContactDialog.tsx'
import { SnoozeFollowUpDialog } from './SnoozeFollowUpDialog.tsx'

interface FollowUpDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  act: FollowUpAct
  business: FollowUpDialog_business$key
  onClose: () => void
}

/**
 * The dialog of an act on a follow-up; completing one goes on to the offer of the next contact. It is the list's, not
 * the card's: the card leaves the list by what was asked of it. Give it a new `key` each time.
 */
export function FollowUpDialog({ act, business, open, onClose, finalFocus }: FollowUpDialogProps) {
  const data = useFragment(
    graphql`
      fragment FollowUpDialog_business on Business {
        timeZone
        ...ScheduleContactDialog_business
      }
    `,
    business,
  )
  const { kind, followUp } = act
  const [stage, setStage] = useState<'act' | 'next' | 'schedule'>('act')
  // What gives way to the next dialog leaves the focus to it.
  const focusAfter = (own: typeof stage) => (stage === own ? finalFocus : () => false as const)
  const props = { followUp, timeZone: data.timeZone, onClose }

  if (kind === 'snooze') return <SnoozeFollowUpDialog {...props} open={open} finalFocus={finalFocus} />
  return (
    <>
      <CompleteFollowUpDialog
        {...props}
        open={open && stage === 'act'}
        onDone={() => setStage('next')}
        finalFocus={focusAfter('act')}
      />
      <NextContactDialog
        {...props}
        open={open && stage === 'next'}
        onChoose={() => setStage('schedule')}
        finalFocus={focusAfter('next')}
      />
      <ScheduleContactDialog
        business={data}
        customer={followUp.customer}
        open={open && stage === 'schedule'}
        onClose={onClose}
        finalFocus={finalFocus}
      />
    </>
  )
}
