import { may } from '#api/core/auth/viewer.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { globalId, rowId } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { childConnection } from '#api/core/reads/childList.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import type { Context } from '#api/core/tenancy/context.ts'
import { localDay } from '#api/core/time/localTime.ts'
import { Business } from '#api/modules/business/schema.ts'
import { Customer, CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import {
  bounds,
  countFollowUps,
  type FollowUpCounts,
  type FollowUpFilter,
  type FollowUpRow,
  followUpList,
  latestDueFirst,
  matching,
} from '#api/modules/follow-ups/lists.ts'
import { mayReopenFollowUp } from '#api/modules/follow-ups/service.ts'

const FollowUpStatus = builder.enumType('FollowUpStatus', {
  description: 'The state; for a pending one, where its day stands.',
  values: ['OVERDUE', 'TODAY', 'UPCOMING', 'COMPLETED', 'SKIPPED', 'CANCELLED'] as const,
})

const FollowUpFilterEnum = builder.enumType('FollowUpFilter', {
  values: {
    OPEN: { description: 'Pending ones: overdue, of today, and upcoming.' },
    TODAY: {},
    OVERDUE: { description: 'Pending, and their local date before today.' },
    UPCOMING: { description: 'Pending, from tomorrow on.' },
    DONE: { description: 'Completed and skipped ones.' },
    ALL: { description: 'Cancelled ones too.' },
  } satisfies Record<FollowUpFilter, object>,
})

function statusOf({ state, scheduledDate }: FollowUpRow, { ctx }: Context) {
  if (state !== 'PENDING') return state
  const { begins, ends } = bounds(ctx)
  if (scheduledDate < begins) return 'OVERDUE'
  return scheduledDate < ends ? 'TODAY' : 'UPCOMING'
}

const mayAct = ({ state }: FollowUpRow, _args: object, { viewer }: Context) =>
  state === 'PENDING' && may(viewer, 'followUp:write')

/** A step of a plan, due for one customer. */
export const FollowUp = builder.prismaNode('FollowUp', {
  nullable: true,
  description: 'A step of a follow-up plan, due for one customer.',
  id: { resolve: (followUp) => String(followUp.id) },
  findUnique: (id, { ctx }) => ctx.key(rowId(id)),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    customer: t.relation('customer'),
    customerName: t.string({
      description: 'Full name of the customer.',
      select: { customer: { select: { name: true } } },
      resolve: ({ customer }) => customer.name,
    }),
    stepId: t.id({
      nullable: true,
      description: 'The step of the plan that it comes from; null when that step has been deleted.',
      resolve: ({ stepId }) => (stepId === null ? null : globalId('FollowUpStep', stepId)),
    }),
    customerStatus: t.expose('customerStatus', {
      type: CustomerStatusEnum,
      description: 'The status whose plan it belongs to.',
    }),
    dayNumber: t.exposeInt('dayNumber', {
      description: 'Days after the customer entered the status, as the step said when this was made.',
    }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    scheduledDate: t.expose('scheduledDate', {
      type: 'DateTime',
      description: '09:00 of the due day in the zone of the shop, unless it was snoozed to another moment.',
    }),
    dueDay: t.field({
      type: 'Date',
      description: 'The local day of `scheduledDate`.',
      resolve: ({ scheduledDate }, _args, { ctx }) => localDay(scheduledDate, ctx.timeZone),
    }),
    status: t.field({
      type: FollowUpStatus,
      description: 'The state; for a pending one, where its day stands against today.',
      resolve: (followUp, _args, context) => statusOf(followUp, context),
    }),
    completedNotes: t.exposeString('completedNotes', { nullable: true }),
    outcome: t.exposeString('outcome', { nullable: true, description: 'How it went, in a few words.' }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was completed or skipped.',
    }),
    closedBy: t.relation('completedBy', { nullable: true, description: 'Who completed or skipped it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    canComplete: t.boolean({ description: 'Whether the viewer may complete it.', resolve: mayAct }),
    canSnooze: t.boolean({ description: 'Whether the viewer may snooze it.', resolve: mayAct }),
    canSkip: t.boolean({ description: 'Whether the viewer may skip it.', resolve: mayAct }),
    canReopen: t.boolean({
      description: "Whether the viewer may take the closing back: one's own, or anyone's for managers.",
      resolve: (followUp, _args, { ctx }) => mayReopenFollowUp(ctx, followUp),
    }),
  }),
})

const followUpConnection = connectionOf(FollowUp)

builder.prismaObjectField(Business, 'followUps', (t) =>
  t.connection(
    {
      type: FollowUp,
      description: 'What waits soonest first, what is done last closed first, all of them newest first.',
      args: { filter: t.arg({ type: FollowUpFilterEnum, required: true, defaultValue: 'OPEN' }) },
      ...listConnection(followUpList),
    },
    ...followUpConnection,
  ),
)

builder.prismaObjectField(Customer, 'followUps', (t) =>
  t.connection(
    {
      type: FollowUp,
      description: 'Follow-ups of this customer, latest due first.',
      args: { filter: t.arg({ type: FollowUpFilterEnum, required: true, defaultValue: 'ALL' }) },
      ...childConnection<FollowUpRow, { filter: FollowUpFilter }>({
        by: 'customerId',
        order: latestDueFirst,
        where: (ctx, { filter }) => matching(ctx, filter),
      }),
    },
    ...followUpConnection,
  ),
)

const FollowUpCountsType = builder.objectRef<FollowUpCounts>('FollowUpCounts').implement({
  description: 'How many follow-ups stand in each list, exact up to 1,000.',
  fields: (t) => ({
    today: t.exposeInt('today'),
    overdue: t.exposeInt('overdue'),
    upcoming: t.exposeInt('upcoming'),
    done: t.exposeInt('done'),
  }),
})

builder.prismaObjectField(Business, 'followUpCounts', (t) =>
  t.field({
    type: FollowUpCountsType,
    extensions: priced({ statements: 1 }),
    resolve: (_business, _args, { ctx }) => countFollowUps(ctx),
  }),
)
