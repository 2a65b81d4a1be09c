import { AlarmClock, Check, SkipForward, Undo2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpActions_followUp$key } from '#web/__generated__/FollowUpActions_followUp.graphql.ts'
import { useReopenFollowUp } from '#web/features/follow-ups/useReopenFollowUp.ts'
import { useSkipFollowUp } from '#web/features/follow-ups/useSkipFollowUp.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { followUpDialogs } from './dialogs/followUpDialogs.ts'

interface FollowUpActionsProps {
  followUp: FollowUpActions_followUp$key
  /** The id of the name in the row, which describes its buttons to screen readers. */
  heading: string
}

/** The actions of a follow-up, depending on its state and on who closed it. */
export function FollowUpActions({ followUp, heading }: FollowUpActionsProps) {
  const data = useFragment(
    graphql`
      fragment FollowUpActions_followUp on FollowUp {
        id
        customerName
        canComplete
        canSnooze
        canSkip
        canReopen
        ...dialogFollowUp_followUp
      }
    `,
    followUp,
  )
  const [reopen, reopening] = useReopenFollowUp(data.customerName)
  const [skip, skipping] = useSkipFollowUp(data.customerName)
  const open = followUpDialogs.useOpen()
  if (!data.canComplete && !data.canReopen) return null
  const about = { size: 'sm', 'aria-describedby': heading } as const

  return (
    <div className="flex flex-wrap items-center gap-1 max-[22rem]:-mr-3 max-[22rem]:[&_svg:not(.animate-spin)]:hidden xl:-my-0.5 xl:-mr-2 xl:justify-end">
      {data.canComplete && (
        <Button {...about} data-key="c" icon={<Check />} onClick={() => open('complete', { followUp: data })}>
          Complete
        </Button>
      )}
      {data.canSnooze && (
        <Button
          {...about}
          variant="ghost"
          data-key="s"
          icon={<AlarmClock />}
          onClick={() => open('snooze', { followUp: data })}
        >
          Snooze
        </Button>
      )}
      {data.canSkip && (
        <Button
          {...about}
          variant="ghost"
          icon={<SkipForward />}
          pending={skipping}
          onClick={() => void skip(data.id)}
        >
          Skip
        </Button>
      )}
      {data.canReopen && (
        <Button
          {...about}
          variant="ghost"
          icon={<Undo2 />}
          pending={reopening}
          onClick={() => void reopen(data.id)}
        >
          Take back
        </Button>
      )}
    </div>
  )
}
