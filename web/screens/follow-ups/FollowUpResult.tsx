import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpResult_followUp$key } from '#web/__generated__/FollowUpResult_followUp.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'

/** The outcome of a closed follow-up, when it was closed and by whom. */
export function FollowUpResult({ followUp }: { followUp: FollowUpResult_followUp$key }) {
  const timeZone = useTimeZone()
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

  return (
    <div className="mt-1 min-w-0 break-words">
      <p className={skipped ? 'text-muted' : 'font-medium text-green-ink'}>
        {skipped ? 'Skipped' : (outcome ?? 'Completed')}
      </p>
      {completedNotes && <ClampedText brief text={completedNotes} />}
      <p className="text-faint text-sm">
        <time dateTime={closedAt}>{formatDateTime(closedAt, timeZone)}</time>
        {closedBy && (
          <>
            {' by '}
            <span translate="no">{closedBy.fullName}</span>
          </>
        )}
      </p>
    </div>
  )
}
