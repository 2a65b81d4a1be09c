import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import type { ExpectedChanges } from '../usePlanChanges.ts'
import { ApplyPlanDialog } from './ApplyPlanDialog.tsx'
import { DeleteStepDialog } from './DeleteStepDialog.tsx'
import { StepDialog } from './StepDialog.tsx'

const dialogs = { add: StepDialog, edit: StepDialog, delete: DeleteStepDialog, apply: ApplyPlanDialog }

export interface PlanDialogsProps {
  expected: ExpectedChanges
  opened: OpenedDialogs<typeof dialogs, 'expected'>
}

/** All dialogs of the plans. */
export function PlanDialogs({ expected, opened }: PlanDialogsProps) {
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{ expected }} />
}
