import { CircleOff, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PlanStep_step$key } from '#web/__generated__/PlanStep_step.graphql.ts'
import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import type { PlanDialogRequest } from './planDialogRequest.ts'

interface PlanStepProps {
  step: PlanStep_step$key
  status: CustomerStatus
  onRequest: (request: PlanDialogRequest) => void
}

/** A step of a plan: day, title, description and whether it is active. */
export function PlanStep({ step, status, onRequest }: PlanStepProps) {
  const { id, dayNumber, title, description, isActive, canEdit } = useFragment(
    graphql`
      fragment PlanStep_step on FollowUpStep {
        id
        dayNumber
        title
        description
        isActive
        canEdit
      }
    `,
    step,
  )
  const titleId = useId()
  const ask = (kind: 'edit' | 'delete') =>
    onRequest({ kind, status, step: { id, dayNumber, title, description: description ?? null, isActive } })

  return (
    <li className="group flex items-start gap-3 border-line border-b py-3 pr-2 pl-4 last:border-b-0">
      <div className="flex min-w-0 flex-1 items-start gap-x-3 gap-y-1 max-sm:flex-col">
        <Badge className="w-18 justify-center tabular-nums">Day {dayNumber}</Badge>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <span id={titleId} className="min-w-0 break-words font-medium text-ink">
              {title}
            </span>
            {!isActive && <Badge icon={<CircleOff aria-hidden />}>Off</Badge>}
          </p>
          {description && (
            <p className="mt-0.5 whitespace-pre-line break-words text-pretty text-muted">{description}</p>
          )}
        </div>
      </div>
      {canEdit && (
        <div className="-my-1 flex shrink-0 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
          <IconButton
            label="Edit step"
            icon={<Pencil />}
            size="sm"
            aria-describedby={titleId}
            onClick={() => ask('edit')}
          />
          <IconButton
            label="Delete step"
            icon={<Trash2 />}
            size="sm"
            aria-describedby={titleId}
            onClick={() => ask('delete')}
          />
        </div>
      )}
    </li>
  )
}
