import { ListPlus, Plus, UsersRound } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PlanCard_steps$key } from '#web/__generated__/PlanCard_steps.graphql.ts'
import { CustomerStatusBadge } from '#web/features/customers/CustomerStatusBadge.tsx'
import { type CustomerStatus, statusWords } from '#web/features/customers/customerStatus.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { planDialogs } from './dialogs/planDialogs.ts'
import { PlanStep } from './PlanStep.tsx'

interface PlanCardProps {
  status: CustomerStatus
  /** Sorted by day. */
  steps: PlanCard_steps$key
  canEdit: boolean
  /** Counts what applying the plan would change. */
  onCount: (status: CustomerStatus) => void
}

/** The follow-up plan of one status, with its steps by day. */
export function PlanCard({ status, canEdit, onCount, ...props }: PlanCardProps) {
  const steps = useFragment(
    graphql`
      fragment PlanCard_steps on FollowUpStep @relay(plural: true) {
        id
        ...PlanStep_step
      }
    `,
    props.steps,
  )
  const open = planDialogs.useOpen()
  const heading = useId()
  return (
    <Card as="li" flush className="min-w-0" aria-labelledby={heading}>
      <div className="flex min-h-12 flex-wrap items-center gap-2 border-line border-b px-4 py-2">
        <h2 id={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-ink">
          <CustomerStatusBadge status={status} />
          <VisuallyHidden>plan</VisuallyHidden>
        </h2>
        <span className="text-faint text-sm tabular-nums">
          {steps.length === 1 ? '1 step' : `${steps.length} steps`}
        </span>
        {canEdit && (
          <Button
            size="sm"
            icon={<Plus />}
            aria-describedby={heading}
            className="ml-auto"
            onClick={() => open('add', { status })}
          >
            Add Step
          </Button>
        )}
      </div>
      {steps.length === 0 ? (
        <EmptyState compact icon={<ListPlus />} title="No steps yet">
          {`Customers who become ${statusWords[status].toLowerCase()} get no follow-ups.`}
        </EmptyState>
      ) : (
        <ol>
          {steps.map((step) => (
            <PlanStep key={step.id} step={step} status={status} />
          ))}
        </ol>
      )}
      {canEdit && (
        <div className="border-line border-t px-2 py-1.5">
          <Button
            size="sm"
            variant="ghost"
            icon={<UsersRound />}
            aria-describedby={heading}
            className="max-w-full"
            onClick={() => {
              onCount(status)
              open('apply', { status })
            }}
          >
            <span className="truncate">Apply to current customers</span>
          </Button>
        </div>
      )}
    </Card>
  )
}
