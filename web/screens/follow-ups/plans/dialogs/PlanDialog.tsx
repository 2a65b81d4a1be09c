import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { PlanDialogRequest } from '../planDialogRequest.ts'
import type { ExpectedChanges } from '../usePlanChanges.ts'
import { ApplyPlanDialog } from './ApplyPlanDialog.tsx'
import { DeleteStepDialog } from './DeleteStepDialog.tsx'
import { StepDialog } from './StepDialog.tsx'

interface PlanDialogProps extends DialogState {
  request: PlanDialogRequest
  expected: ExpectedChanges
}

/** The requested dialog of a plan. */
export function PlanDialog({ request, expected, ...around }: PlanDialogProps) {
  switch (request.kind) {
    case 'add':
      return <StepDialog {...around} status={request.status} />
    case 'edit':
      return <StepDialog {...around} status={request.status} step={request.step} />
    case 'delete':
      return <DeleteStepDialog {...around} step={request.step} />
    case 'apply':
      return <ApplyPlanDialog {...around} status={request.status} expected={expected} />
  }
}
