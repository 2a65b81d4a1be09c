import { builder } from '#api/core/builder.ts'
import { globalId, idOf } from '#api/core/ids.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import { applyPlan, type PlanChanges } from '#api/modules/follow-ups/applyPlan.ts'
import { FollowUpCadence, FollowUpPlanChanges } from '#api/modules/follow-ups/planSchema.ts'
import {
  type CadenceRow,
  createCadence,
  deleteCadence,
  updateCadence,
} from '#api/modules/follow-ups/plans.ts'

const cadenceId = (id: string) => idOf('FollowUpCadence', id, 'Follow-up step')

type Fields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Payload>

const outputFields = (t: Fields<CadenceRow>) => ({
  cadence: t.field({ type: FollowUpCadence, resolve: (cadence) => cadence }),
  business: businessField(t),
})

builder.relayMutationField(
  'createFollowUpCadence',
  {
    inputFields: (t) => ({
      customerStatus: t.field({ type: CustomerStatusEnum, required: true }),
      dayNumber: t.int({ required: true, description: '0 to 3,650 days after entering the status.' }),
      title: t.string({ required: true, description: 'At most 160 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      isActive: t.boolean({ required: true, defaultValue: true }),
    }),
  },
  {
    authScopes: { can: 'followUpPlan:write' },
    description: 'Adds a step to the plan of a status, for customers who enter it from now on.',
    resolve: (_root, { input }, { shop }) => createCadence(shop, input),
  },
  { outputFields },
)

builder.relayMutationField(
  'updateFollowUpCadence',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      customerStatus: t.field({ type: CustomerStatusEnum }),
      dayNumber: t.int({ description: '0 to 3,650 days after entering the status.' }),
      title: t.string({ description: 'At most 160 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      isActive: t.boolean(),
    }),
  },
  {
    authScopes: { can: 'followUpPlan:write' },
    description: 'Changes the fields that are given; follow-ups made already keep the step as it was.',
    resolve: (_root, { input: { id, ...changes } }, { shop }) => updateCadence(shop, cadenceId(id), changes),
  },
  { outputFields },
)

builder.relayMutationField(
  'deleteFollowUpCadence',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'followUpPlan:write' },
    description: 'Deletes a step and cancels those of its follow-ups that are still to come.',
    resolve: async (_root, { input }, { shop }) => {
      const id = cadenceId(input.id)
      await deleteCadence(shop, id)
      return { deletedFollowUpCadenceId: globalId('FollowUpCadence', id) }
    },
  },
  {
    outputFields: (t) => ({
      deletedFollowUpCadenceId: t.exposeID('deletedFollowUpCadenceId'),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'applyFollowUpPlan',
  { inputFields: (t) => ({ status: t.field({ type: CustomerStatusEnum, required: true }) }) },
  {
    authScopes: { can: 'followUpPlan:write' },
    description:
      'Brings what is pending and still to come of the customers in a status in line with its plan.',
    resolve: (_root, { input }, { shop }) => applyPlan(shop, input.status),
  },
  {
    outputFields: (t: Fields<PlanChanges>) => ({
      changes: t.field({ type: FollowUpPlanChanges, resolve: (changes) => changes }),
      business: businessField(t),
    }),
  },
)
