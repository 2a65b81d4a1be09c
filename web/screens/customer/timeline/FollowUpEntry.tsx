import { CircleCheck, ClockAlert, PhoneForwarded } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpEntry_followUp$key } from '#web/__generated__/FollowUpEntry_followUp.graphql.ts'
import { statusWords } from '#web/features/customers/customerStatus.ts'
import { readFollowUp } from '#web/features/follow-ups/followUpDialogRequest.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import type { CustomerDialogRequest } from '../customerDialogRequest.ts'
import { Entry } from './Entry.tsx'
import type { EntryPlace } from './TimelineEntry.tsx'

interface FollowUpEntryProps extends EntryPlace {
  followUp: FollowUpEntry_followUp$key
  onRequest: (request: CustomerDialogRequest) => void
}

/** A follow-up: due, done with what came of it, or skipped. */
export function FollowUpEntry({ followUp, onRequest, ...place }: FollowUpEntryProps) {
  const data = useFragment(
    graphql`
      fragment FollowUpEntry_followUp on FollowUp {
        title
        customerStatus
        dayNumber
        followUpStatus: status
        outcome
        completedNotes
        canComplete
        closedBy {
          fullName
        }
        ...followUpDialogRequest_followUp
      }
    `,
    followUp,
  )
  const { title, followUpStatus, closedBy } = data
  const entry = { ...place, kind: 'Follow-up', icon: <PhoneForwarded />, title }
  const by = closedBy ? ` by ${closedBy.fullName}` : ''

  if (followUpStatus === 'COMPLETED') {
    const came = [data.outcome, data.completedNotes].filter(Boolean).join('. ')
    return (
      <Entry {...entry} tone="green" meta={`Follow-up completed${by}`}>
        {came}
      </Entry>
    )
  }
  if (followUpStatus === 'SKIPPED') {
    return <Entry {...entry} tone="neutral" meta={`Follow-up skipped${by}`} />
  }
  const overdue = followUpStatus === 'OVERDUE'
  return (
    <Entry
      {...entry}
      tone={overdue ? 'red' : 'blue'}
      meta={`Follow-up, day ${data.dayNumber} of ${statusWords[data.customerStatus].toLowerCase()}`}
      badge={
        overdue && (
          <Badge tone="red" icon={<ClockAlert aria-hidden />}>
            Overdue
          </Badge>
        )
      }
      action={
        data.canComplete && (
          <IconButton
            label={`Mark as Completed: ${title}`}
            title="Mark as Completed"
            icon={<CircleCheck className="text-faint transition-colors group-hover:text-accent-ink" />}
            onClick={() =>
              onRequest({ kind: 'follow-up', request: { kind: 'complete', followUp: readFollowUp(data) } })
            }
            className="group -my-1.5 -mr-2 self-center"
          />
        )
      }
    />
  )
}
