import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { customerStatus } from '#api/modules/customers/input.ts'
import { newStep, stepChanges } from '#api/modules/follow-ups/input.ts'
import { applyPlan } from '#api/modules/follow-ups/plans/apply.ts'
import { FollowUpPlanChanges, FollowUpStep } from '#api/modules/follow-ups/plans/schema.ts'
import { createStep, deleteStep, updateStep } from '#api/modules/follow-ups/plans/service.ts'
import { trashed } from '#api/modules/trash/payload.ts'

const stepId = recordId('FollowUpStep', 'Follow-up step')

const payload = recordPayload('followUpStep', FollowUpStep)

mutation('createFollowUpStep', {
  authScopes: { can: 'followUpPlan:write' },
  description:
    'Adds a step to the plan of a status. It applies to customers who enter the status from now on.',
  input: newStep,
  resolve: (input, { ctx }) => createStep(ctx, input),
  payload,
})

mutation('updateFollowUpStep', {
  authScopes: { can: 'followUpPlan:write' },
  description: 'Changes the given fields of a step. Existing follow-ups stay as they are.',
  input: z.object({ id: stepId, ...stepChanges.shape }),
  resolve: ({ id, ...changes }, { ctx }) => updateStep(ctx, id, changes),
  payload,
})

mutation('deleteFollowUpStep', {
  authScopes: { can: 'followUpPlan:write' },
  description: 'Deletes a step and cancels its follow-ups that are still to come.',
  ...trashed('FollowUpStep', deleteStep),
})

mutation('applyFollowUpPlan', {
  authScopes: { can: 'followUpPlan:write' },
  description:
    'Applies a follow-up plan to the current customers of its status: adds, moves and cancels follow-ups that are still to come.',
  input: z.object({ status: customerStatus }),
  resolve: ({ status }, { ctx }) => applyPlan(ctx, status),
  payload: recordPayload('changes', FollowUpPlanChanges),
})
