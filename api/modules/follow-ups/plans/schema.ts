import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import { type PlanChanges, planChanges } from '#api/modules/follow-ups/plans/apply.ts'
import { stepsOfPlans } from '#api/modules/follow-ups/plans/service.ts'

/** One step of a follow-up plan. */
export const FollowUpStep = builder.prismaNode('FollowUpStep', {
  ...recordNode(),
  description: 'A step of a follow-up plan.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    customerStatus: t.expose('customerStatus', { type: CustomerStatusEnum }),
    dayNumber: t.exposeInt('dayNumber', { description: 'Days after the customer entered the status.' }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    isActive: t.exposeBoolean('isActive', {
      description: 'Whether customers who enter the status get a follow-up from this step.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canEdit: t.boolean(allowed('followUpPlan:write', 'change or delete it')),
  }),
})

builder.prismaObjectField(Business, 'followUpSteps', (t) =>
  t.prismaField({
    type: [FollowUpStep],
    extensions: priced({ rows: 100 }),
    description: 'The steps of all follow-up plans, by status, then by day; at most 50 a plan.',
    resolve: (query, _business, _args, { ctx }) => stepsOfPlans(ctx, query),
  }),
)

export const FollowUpPlanChanges = builder.objectRef<PlanChanges>('FollowUpPlanChanges').implement({
  description: 'The changes of applying a plan to the customers of its status.',
  fields: (t) => ({
    added: t.exposeInt('added', { description: 'The number of follow-ups that are added.' }),
    moved: t.exposeInt('moved', {
      description: 'The number of pending follow-ups whose day or text changes.',
    }),
    cancelled: t.exposeInt('cancelled', {
      description:
        'The number of pending follow-ups that are cancelled, because their step was switched off, deleted or moved to another plan.',
    }),
  }),
})

builder.prismaObjectField(Business, 'followUpPlanChanges', (t) =>
  t.field({
    type: FollowUpPlanChanges,
    // It reads all customers of the status with their follow-ups.
    extensions: priced({ statements: 25 }),
    nullable: true,
    authScopes: { can: 'followUpPlan:write' },
    description: 'What applying the plan of a status to its customers would change now.',
    args: { status: t.arg({ type: CustomerStatusEnum, required: true }) },
    resolve: (_business, { status }, { ctx }) => planChanges(ctx, status),
  }),
)

builder.prismaObjectField(Business, 'canEditFollowUpPlans', (t) =>
  t.boolean(allowed('followUpPlan:write', 'edit the follow-up plans and apply them')),
)
