import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { PlanAct } from '../planAct.ts'
import type { ExpectedChanges } from '../usePlanChanges.ts'
import { ApplyPlanDialog } from './ApplyPlanDialog.tsx'
import { DeleteStepDialog } from './DeleteStepDialog.tsx'
import { StepDialog } from './StepDialog.tsx'

interface PlanDialogProps extends DialogState {
  act: PlanAct
  expected: ExpectedChanges
}

/** The dialog of what is asked of a plan. Give it a new `key` each time. */
export function PlanDialog({ act, expected, ...around }: PlanDialogProps) {
  switch (act.kind) {
    case 'add':
      return <StepDialog {...around} status={act.status} />
    case 'edit':
      return <StepDialog {...around} status={act.status} step={act.step} />
    case 'delete':
      return <DeleteStepDialog {...around} step={act.step} />
    case 'apply':
      return <ApplyPlanDialog {...around} status={act.status} expected={expected} />
  }
}
