import { CircleCheck, SkipForward } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpResult_followUp$key } from '#web/__generated__/FollowUpResult_followUp.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatDateTime } from '#web/lib/dates.ts'

interface FollowUpResultProps {
  followUp: FollowUpResult_followUp$key
  timeZone: string
}

/** The outcome of a closed follow-up, when it was closed and by whom. */
export function FollowUpResult({ followUp, timeZone }: FollowUpResultProps) {
  const { status, outcome, completedNotes, closedAt, closedBy } = useFragment(
    graphql`
      fragment FollowUpResult_followUp on FollowUp {
        status
        outcome
        completedNotes
        closedAt
        closedBy {
          fullName
        }
      }
    `,
    followUp,
  )
  if (!closedAt) return null
  const skipped = status === 'SKIPPED'
  const Icon = skipped ? SkipForward : CircleCheck

  return (
    <div
      className={classNames(
        'flex gap-2 rounded-md px-3 py-2',
        skipped ? 'bg-neutral-soft text-neutral-ink' : 'bg-green-soft text-green-ink',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 break-words">
        <p className="font-medium">{skipped ? 'Skipped' : (outcome ?? 'Completed')}</p>
        {completedNotes && <p className="whitespace-pre-line">{completedNotes}</p>}
        <p className="mt-0.5 text-sm">
          <time dateTime={closedAt}>{formatDateTime(closedAt, timeZone)}</time>
          {closedBy && ` by ${closedBy.fullName}`}
        </p>
      </div>
    </div>
  )
}
