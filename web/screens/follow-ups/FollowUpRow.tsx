import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpRow_followUp$key } from '#web/__generated__/FollowUpRow_followUp.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { CustomerStatusBadge } from '#web/features/customers/CustomerStatusBadge.tsx'
import { OwnerFace } from '#web/features/customers/OwnerFace.tsx'
import { formatPhone } from '#web/lib/phone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { DueDay } from './DueDay.tsx'
import { followUpDialogs } from './dialogs/followUpDialogs.ts'
import { FollowUpActions } from './FollowUpActions.tsx'
import { FollowUpCircle } from './FollowUpCircle.tsx'
import { FollowUpResult } from './FollowUpResult.tsx'
import { rowColumns, rowShape } from './followUpRows.ts'

/** A follow-up as a row: circle, due day, customer, step and actions. */
export function FollowUpRow({ followUp }: { followUp: FollowUpRow_followUp$key }) {
  const data = useFragment(
    graphql`
      fragment FollowUpRow_followUp on FollowUp {
        title
        description
        dayNumber
        customer {
          interest
          status
          phoneNumber
          ...CustomerLink_customer
          ...OwnerFace_customer
        }
        ...FollowUpCircle_followUp
        ...dialogFollowUp_followUp
        ...DueDay_followUp
        ...FollowUpResult_followUp
        ...FollowUpActions_followUp
      }
    `,
    followUp,
  )
  const open = followUpDialogs.useOpen()
  const heading = useId()
  const { customer } = data

  return (
    <li style={rowColumns} className={rowShape}>
      <FollowUpCircle followUp={data} onComplete={() => open('complete', { followUp: data })} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 xl:contents">
        <DueDay followUp={data} />
        <div className="flex flex-wrap items-start justify-between gap-3 xl:contents">
          <div className="min-w-20 flex-1">
            <h2 id={heading} tabIndex={-1} data-row className="break-words font-semibold text-ink">
              <CustomerLink customer={customer} />
            </h2>
            {customer.phoneNumber && (
              <p className="mt-1 pointer-coarse:pt-4.5">
                <VisuallyHidden>Phone </VisuallyHidden>
                <TextLink href={`tel:${customer.phoneNumber}`}>{formatPhone(customer.phoneNumber)}</TextLink>
              </p>
            )}
          </div>
          <div className="flex min-w-0 max-w-full shrink-0 flex-col items-end gap-0.5 xl:items-start">
            <span className="flex items-center gap-2">
              <CustomerStatusBadge status={customer.status} />
              <OwnerFace customer={customer} />
            </span>
            <p className="wrap-anywhere text-muted text-sm">{customer.interest}</p>
          </div>
        </div>
        <div className="min-w-0">
          <p className="flex items-baseline gap-x-2">
            <span className="shrink-0 rounded-md bg-accent-soft px-1.5 font-medium text-accent-ink text-sm tabular-nums">
              Day {data.dayNumber}
            </span>
            <span className="min-w-0 break-words font-medium">{data.title}</span>
          </p>
          {data.description && <ClampedText brief text={data.description} className="mt-0.5 text-muted" />}
          <FollowUpResult followUp={data} />
        </div>
        <FollowUpActions followUp={data} heading={heading} />
      </div>
    </li>
  )
}
