import { CalendarCheck, CalendarMinus, CalendarPlus, CalendarSync } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay/hooks'
import type { ApplyPlanDialogMutation } from '#web/__generated__/ApplyPlanDialogMutation.graphql.ts'
import { type CustomerStatus, statusWords } from '#web/features/customers/customerStatus.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { ExpectedChanges, PlanChanges } from '../usePlanChanges.ts'
import { changesInWords } from './changesInWords.ts'

interface ApplyPlanDialogProps extends DialogState {
  status: CustomerStatus
  expected: ExpectedChanges
}

/** Shows the changes of applying a plan to the customers of its status, and applies it. */
export function ApplyPlanDialog({ status, expected, ...dialog }: ApplyPlanDialogProps) {
  const [apply, pending] = useMutation<ApplyPlanDialogMutation>(
    graphql`
      mutation ApplyPlanDialogMutation($input: ApplyFollowUpPlanInput!) {
        applyFollowUpPlan(input: $input) {
          changes {
            added
            moved
            cancelled
          }
        }
      }
    `,
    {
      subject: `${statusWords[status]} plan`,
      success: ({ applyFollowUpPlan }) =>
        applyFollowUpPlan ? changesInWords(applyFollowUpPlan.changes) : 'Plan applied',
      failure: ({ message }) => `Failed to apply the plan: ${message}`,
    },
  )
  const { changes, failed } = expected
  const nothing = changes !== null && changes.added + changes.moved + changes.cancelled === 0

  return (
    <Dialog
      {...dialog}
      size="sm"
      title="Apply to Current Customers"
      description={`Brings the follow-ups of ${statusWords[status].toLowerCase()} customers in line with this plan. Only future follow-ups change.`}
      footer={
        <>
          <DialogClose>{nothing ? 'Close' : 'Cancel'}</DialogClose>
          {!nothing && (
            <Button
              variant="primary"
              disabled={changes === null}
              pending={pending}
              pendingText="Applying..."
              onClick={async () => {
                if ((await apply({ input: { status } })).ok) dialog.onClose()
              }}
            >
              Apply
            </Button>
          )}
        </>
      }
    >
      {failed ? (
        <div className="flex flex-col items-start gap-3">
          <Notice tone="error">The changes could not be loaded.</Notice>
          <Button onClick={() => expected.ask(status)}>Try again</Button>
        </div>
      ) : changes ? (
        <Counted changes={changes} nothing={nothing} />
      ) : (
        <SkeletonGroup label="Counting changes" className="flex flex-col gap-3 py-1.5">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-40" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

function Counted({ changes, nothing }: { changes: PlanChanges; nothing: boolean }) {
  if (nothing) {
    return (
      <p className="flex items-center gap-2 text-muted">
        <CalendarCheck aria-hidden className="size-4" />
        All follow-ups already match the plan.
      </p>
    )
  }
  return (
    <ul className="flex flex-col gap-2">
      <Change icon={<CalendarPlus />} count={changes.added}>
        to be added
      </Change>
      <Change icon={<CalendarSync />} count={changes.moved}>
        to be moved or reworded
      </Change>
      <Change icon={<CalendarMinus />} count={changes.cancelled}>
        to be cancelled
      </Change>
    </ul>
  )
}

function Change({ icon, count, children }: { icon: ReactNode; count: number; children: string }) {
  if (count === 0) return null
  return (
    <li className="flex items-center gap-2.5 text-muted [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span>
        <strong className="font-semibold text-ink tabular-nums">
          {count === 1 ? '1 follow-up' : `${formatNumber(count)} follow-ups`}
        </strong>{' '}
        {children}
      </span>
    </li>
  )
}
