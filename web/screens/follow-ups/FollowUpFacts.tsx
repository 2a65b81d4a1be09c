import { CalendarDays, ClockAlert, Phone } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpFacts_followUp$key } from '#web/__generated__/FollowUpFacts_followUp.graphql.ts'
import { formatDate, formatDay } from '#web/lib/dates.ts'
import { lateness } from '#web/lib/lateness.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

interface FollowUpFactsProps {
  followUp: FollowUpFacts_followUp$key
  timeZone: string
}

/** When a follow-up is due, and the number to call. */
export function FollowUpFacts({ followUp, timeZone }: FollowUpFactsProps) {
  const { scheduledDate, status, customer } = useFragment(
    graphql`
      fragment FollowUpFacts_followUp on FollowUp {
        scheduledDate
        status
        customer {
          phoneNumber
        }
      }
    `,
    followUp,
  )
  const overdue = status === 'OVERDUE'
  const Icon = overdue ? ClockAlert : CalendarDays

  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5 pointer-coarse:-mb-2 pointer-coarse:gap-y-0">
      <div className="flex min-w-0 items-center gap-2">
        <dt className={overdue ? 'text-red-ink' : 'text-faint'}>
          <VisuallyHidden>Due</VisuallyHidden>
          <Icon aria-hidden className="size-4" />
        </dt>
        <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <time dateTime={scheduledDate} className="font-medium">
            {formatDate(scheduledDate, timeZone)}
          </time>
          {overdue ? (
            <span className="font-medium text-red-ink text-sm">
              {lateness(scheduledDate, timeZone)} overdue
            </span>
          ) : (
            (status === 'TODAY' || status === 'UPCOMING') && (
              <span className="text-muted text-sm">{formatDay(scheduledDate, timeZone)}</span>
            )
          )}
        </dd>
      </div>
      <div aria-hidden className="basis-full" />
      <div className="flex min-w-0 items-center gap-2">
        <dt className="text-faint">
          <VisuallyHidden>Phone</VisuallyHidden>
          <Phone aria-hidden className="size-4" />
        </dt>
        <dd className="flex min-w-0 pointer-coarse:*:py-2.75">
          <TextLink href={`tel:${customer.phoneNumber}`}>{formatPhone(customer.phoneNumber)}</TextLink>
        </dd>
      </div>
    </dl>
  )
}
