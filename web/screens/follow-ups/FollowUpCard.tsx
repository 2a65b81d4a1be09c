import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpCard_followUp$key } from '#web/__generated__/FollowUpCard_followUp.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { CustomerStatusBadge } from '#web/features/customers/CustomerStatusBadge.tsx'
import type { FollowUpDialogRequest } from '#web/features/follow-ups/followUpDialogRequest.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { FollowUpActions } from './FollowUpActions.tsx'
import { FollowUpFacts } from './FollowUpFacts.tsx'
import { FollowUpResult } from './FollowUpResult.tsx'

interface FollowUpCardProps {
  followUp: FollowUpCard_followUp$key
  timeZone: string
  onRequest: (request: FollowUpDialogRequest) => void
}

/** A follow-up as a card: customer, step, due day and actions. */
export function FollowUpCard({ followUp, timeZone, onRequest }: FollowUpCardProps) {
  const data = useFragment(
    graphql`
      fragment FollowUpCard_followUp on FollowUp {
        title
        description
        dayNumber
        customer {
          interest
          status
          ...CustomerLink_customer
        }
        ...FollowUpFacts_followUp
        ...FollowUpResult_followUp
        ...FollowUpActions_followUp
      }
    `,
    followUp,
  )
  const heading = useId()
  const { customer } = data

  return (
    <Card as="li" flush className="flex min-w-0 flex-col">
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 id={heading} tabIndex={-1} className="break-words font-semibold text-ink">
              <CustomerLink customer={customer} />
            </h2>
            <p className="break-words text-muted text-sm">{customer.interest}</p>
          </div>
          <CustomerStatusBadge status={customer.status} />
        </div>
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="rounded-md bg-accent-soft px-1.5 font-medium text-accent-ink text-sm tabular-nums">
              Day {data.dayNumber}
            </span>
            <span className="min-w-0 break-words font-medium">{data.title}</span>
          </p>
          {data.description && <ClampedText text={data.description} className="mt-1 text-muted" />}
        </div>
        <FollowUpFacts followUp={data} timeZone={timeZone} />
        <FollowUpResult followUp={data} timeZone={timeZone} />
      </div>
      <FollowUpActions followUp={data} heading={heading} onRequest={onRequest} />
    </Card>
  )
}
