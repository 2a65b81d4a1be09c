import { z } from 'zod'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { type FieldsOf, mutation } from '#api/core/graph/mutation.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { customerStatus } from '#api/modules/customers/input.ts'
import { applyPlan } from '#api/modules/follow-ups/applyPlan.ts'
import { cadenceChanges, newCadence } from '#api/modules/follow-ups/input.ts'
import { FollowUpCadence, FollowUpPlanChanges } from '#api/modules/follow-ups/planSchema.ts'
import {
  type CadenceRow,
  createCadence,
  deleteCadence,
  updateCadence,
} from '#api/modules/follow-ups/plans.ts'

const cadenceId = recordId('FollowUpCadence', 'Follow-up step')

const payload = (t: FieldsOf<CadenceRow>) => ({
  cadence: t.field({ type: FollowUpCadence, resolve: (cadence) => cadence }),
  business: businessField(t),
})

mutation('createFollowUpCadence', {
  authScopes: { can: 'followUpPlan:write' },
  description: 'Adds a step to the plan of a status, for customers who enter it from now on.',
  input: newCadence,
  resolve: (input, { ctx }) => createCadence(ctx, input),
  payload,
})

mutation('updateFollowUpCadence', {
  authScopes: { can: 'followUpPlan:write' },
  description: 'Changes the fields that are given; follow-ups made already keep the step as it was.',
  input: z.object({ id: cadenceId, ...cadenceChanges.shape }),
  resolve: ({ id, ...changes }, { ctx }) => updateCadence(ctx, id, changes),
  payload,
})

mutation('deleteFollowUpCadence', {
  authScopes: { can: 'followUpPlan:write' },
  description: 'Deletes a step and cancels those of its follow-ups that are still to come.',
  input: z.object({ id: cadenceId }),
  resolve: async ({ id }, { ctx }) => {
    await deleteCadence(ctx, id)
    return { deletedFollowUpCadenceId: globalId('FollowUpCadence', id) }
  },
  payload: (t) => ({
    deletedFollowUpCadenceId: t.exposeID('deletedFollowUpCadenceId'),
    business: businessField(t),
  }),
})

mutation('applyFollowUpPlan', {
  authScopes: { can: 'followUpPlan:write' },
  description: 'Brings what is pending and still to come of the customers in a status in line with its plan.',
  input: z.object({ status: customerStatus }),
  resolve: ({ status }, { ctx }) => applyPlan(ctx, status),
  payload: (t) => ({
    changes: t.field({ type: FollowUpPlanChanges, resolve: (changes) => changes }),
    business: businessField(t),
  }),
})
