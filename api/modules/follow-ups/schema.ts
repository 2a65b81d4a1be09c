import type { Context } from '#api/core/context/context.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { childConnection } from '#api/core/reads/childList.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { changeArgs, withChangeArgs } from '#api/core/sync/recordOrder.ts'
import { localDay } from '#api/core/time/localTime.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { countsField, mineArg, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { Customer, CustomerStatusEnum, ownerArgs } from '#api/modules/customers/schema.ts'
import {
  bounds,
  type FollowUpFilter,
  type FollowUpRow,
  followUpList,
  latestDueFirst,
  matching,
} from '#api/modules/follow-ups/lists.ts'
import { mayReopenFollowUp } from '#api/modules/follow-ups/service.ts'

const FollowUpStatus = builder.enumType('FollowUpStatus', {
  description: 'The state of a follow-up. Pending ones are OVERDUE, TODAY or UPCOMING, by their local day.',
  values: ['OVERDUE', 'TODAY', 'UPCOMING', 'COMPLETED', 'SKIPPED', 'CANCELLED'] as const,
})

const FollowUpFilterEnum = builder.enumType('FollowUpFilter', {
  values: {
    OPEN: { description: 'Pending follow-ups: overdue, due today, and upcoming.' },
    TODAY: {},
    OVERDUE: { description: 'Pending follow-ups that were due before today.' },
    UPCOMING: { description: 'Pending follow-ups that are due from tomorrow on.' },
    DONE: { description: 'Completed and skipped follow-ups.' },
    ALL: { description: 'All follow-ups, including cancelled ones.' },
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

/** A step of a plan that is due for one customer. */
export const FollowUp = builder.prismaNode('FollowUp', {
  ...recordNode(),
  description: 'A follow-up with a customer. It comes from a step of a follow-up plan.',
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
      description: 'The customer status whose plan it belongs to.',
    }),
    dayNumber: t.exposeInt('dayNumber', {
      description:
        'The day of the plan: days after the customer entered the status, as in the step at that time.',
    }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    scheduledDate: t.expose('scheduledDate', {
      type: 'DateTime',
      description: 'When it is due: 09:00 local time of the due day, unless it was snoozed to another time.',
    }),
    dueDay: t.field({
      type: 'Date',
      description: 'The local day of `scheduledDate`.',
      resolve: ({ scheduledDate }, _args, { ctx }) => localDay(scheduledDate, ctx.timeZone),
    }),
    status: t.field({
      type: FollowUpStatus,
      description: 'OVERDUE, TODAY or UPCOMING while it is pending.',
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
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canComplete: t.boolean({ description: 'Whether the viewer may complete it.', resolve: mayAct }),
    canSnooze: t.boolean({ description: 'Whether the viewer may snooze it.', resolve: mayAct }),
    canSkip: t.boolean({ description: 'Whether the viewer may skip it.', resolve: mayAct }),
    canReopen: t.boolean({
      description:
        'Whether the viewer may reopen it: users what they closed themselves, managers and admins all.',
      resolve: (followUp, _args, { ctx }) => mayReopenFollowUp(ctx, followUp),
    }),
  }),
})

const followUpConnection = connectionOf(FollowUp)

builder.prismaObjectField(Business, 'followUps', (t) =>
  t.connection(
    {
      type: FollowUp,
      description:
        'Follow-ups. Pending ones are sorted soonest first, done ones by closing time, latest first, and all of them newest first.',
      args: {
        ...changeArgs,
        ...ownerArgs,
        filter: t.arg({ type: FollowUpFilterEnum, required: true, defaultValue: 'OPEN' }),
      },
      ...listConnection(withChangeArgs(followUpList)),
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

builder.prismaObjectField(Business, 'followUpCounts', (t) =>
  t.field(
    countsField('FollowUpCounts', {
      description: 'The number of follow-ups in each list, exact up to 1,000.',
      model: 'FollowUp',
      args: mineArg,
      listFor: followUpList,
      filters: { today: 'TODAY', overdue: 'OVERDUE', upcoming: 'UPCOMING', done: 'DONE' },
    }),
  ),
)
