import { CircleOff, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PlanStep_step$key } from '#web/__generated__/PlanStep_step.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { planDialogs } from './dialogs/planDialogs.ts'

/** A step of a plan: day, title, description and whether it is active. */
export function PlanStep({ step, status }: { step: PlanStep_step$key; status: CustomerStatus }) {
  const data = useFragment(
    graphql`
      fragment PlanStep_step on FollowUpStep {
        dayNumber
        title
        description
        isActive
        canEdit
        ...StepDialog_step
        ...DeleteStepDialog_step
      }
    `,
    step,
  )
  const { dayNumber, title, description, isActive, canEdit } = data
  const open = planDialogs.useOpen()
  const titleId = useId()

  return (
    <li className="group relative flex items-start gap-x-3 border-line border-b px-4 py-3 last:border-b-0 pointer-coarse:flex-wrap pointer-coarse:items-center pointer-coarse:pt-1">
      <Badge className="w-16 justify-center tabular-nums">Day {dayNumber}</Badge>
      <div className="min-w-0 flex-1 pointer-coarse:order-1 pointer-coarse:basis-full">
        <p className="break-words font-medium text-ink">
          <span id={titleId}>{title}</span>
          {!isActive && (
            <Badge icon={<CircleOff aria-hidden />} className="ml-2 align-bottom">
              Off
            </Badge>
          )}
        </p>
        {description && <ClampedText brief text={description} className="mt-0.5 text-muted" />}
      </div>
      {canEdit && (
        <div className="flex pointer-coarse:-mr-2 pointer-coarse:ml-auto pointer-fine:absolute pointer-fine:top-1.5 pointer-fine:right-1.5 pointer-fine:rounded-md pointer-fine:bg-surface pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
          <IconButton
            label="Edit Step"
            icon={<Pencil />}
            size="sm"
            aria-describedby={titleId}
            onClick={() => open('edit', { status, step: data })}
          />
          <IconButton
            label="Delete Step"
            icon={<Trash2 />}
            size="sm"
            aria-describedby={titleId}
            onClick={() => open('delete', { step: data })}
          />
        </div>
      )}
    </li>
  )
}
