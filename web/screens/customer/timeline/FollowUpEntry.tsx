import { AlarmClock, ClockAlert, PhoneForwarded, SkipForward } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpEntry_followUp$key } from '#web/__generated__/FollowUpEntry_followUp.graphql.ts'
import { statusWords } from '#web/features/customers/customerStatus.ts'
import { useSkipFollowUp } from '#web/features/follow-ups/useSkipFollowUp.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { customerDialogs } from '../dialogs/customerDialogs.ts'
import { Entry } from './Entry.tsx'
import { EntryActions } from './EntryActions.tsx'
import type { EntryProps } from './TimelineEntry.tsx'

interface FollowUpEntryProps extends EntryProps {
  followUp: FollowUpEntry_followUp$key
}

/** A follow-up in the timeline: due, completed with its outcome, or skipped. */
export function FollowUpEntry({ followUp, ...place }: FollowUpEntryProps) {
  const data = useFragment(
    graphql`
      fragment FollowUpEntry_followUp on FollowUp {
        id
        customerName
        title
        customerStatus
        dayNumber
        followUpStatus: status
        outcome
        completedNotes
        canComplete
        canSnooze
        canSkip
        closedBy {
          fullName
        }
        ...dialogFollowUp_followUp
      }
    `,
    followUp,
  )
  const { id, title, followUpStatus, closedBy } = data
  const [skip] = useSkipFollowUp(data.customerName)
  const open = customerDialogs.useOpen()
  const entry = { ...place, kind: 'Follow-up', icon: <PhoneForwarded />, title }
  const by = closedBy && (
    <>
      {' '}
      by <span translate="no">{closedBy.fullName}</span>
    </>
  )

  if (followUpStatus === 'COMPLETED') {
    const came = [data.outcome, data.completedNotes].filter(Boolean).join('. ')
    return <Entry {...entry} tone="green" text={came} meta={<>Follow-up completed{by}</>} />
  }
  if (followUpStatus === 'SKIPPED') {
    return <Entry {...entry} tone="neutral" meta={<>Follow-up skipped{by}</>} />
  }
  const overdue = followUpStatus === 'OVERDUE'
  return (
    <Entry
      {...entry}
      tone={overdue ? 'red' : 'blue'}
      meta={`Follow-up, ${days(data.dayNumber)} after the status became ${statusWords[data.customerStatus].toLowerCase()}`}
      badge={
        overdue && (
          <Badge tone="red" icon={<ClockAlert aria-hidden />}>
            Overdue
          </Badge>
        )
      }
      action={
        <EntryActions
          title={title}
          onComplete={data.canComplete ? () => open('completeFollowUp', { followUp: data }) : undefined}
        >
          {(data.canSnooze || data.canSkip) && (
            <>
              {data.canSnooze && (
                <MenuItem icon={<AlarmClock />} onSelect={() => open('snoozeFollowUp', { followUp: data })}>
                  Snooze
                </MenuItem>
              )}
              {data.canSkip && (
                <MenuItem icon={<SkipForward />} onSelect={() => void skip(id)}>
                  Skip
                </MenuItem>
              )}
            </>
          )}
        </EntryActions>
      }
    />
  )
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
