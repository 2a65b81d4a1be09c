import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { changeArgs, withAdditionArgs } from '#api/core/sync/recordOrder.ts'
import { ActivityType } from '#api/generated/enums.ts'
import { actorsOf } from '#api/modules/activities/actors.ts'
import { activityInput } from '#api/modules/activities/input.ts'
import { activityList, createActivity } from '#api/modules/activities/service.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { Business } from '#api/modules/business/schema.ts'

export const ActivityTypeEnum = builder.enumType('ActivityType', { values: Object.values(ActivityType) })

/** An entry of the activity log. */
export const Activity = builder.prismaNode('Activity', {
  ...recordNode(),
  description: 'An entry of the activity log. It is never edited.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    type: t.expose('type', { type: ActivityTypeEnum }),
    description: t.exposeString('description'),
    performedBy: t.exposeString('performedBy', {
      description: 'Full name of the actor at that time; `Automatic` for the system.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    customer: t.relation('customer', { nullable: true }),
    customerName: t.string({
      description: 'Full name of the customer, or `Unknown Customer`.',
      select: { customer: { select: { name: true } } },
      resolve: (activity) => activity.customer?.name ?? 'Unknown Customer',
    }),
  }),
})

/** The maximum number of names in the filter of the log. */
const mostActors = 500

builder.prismaObjectField(Business, 'activityActors', (t) =>
  t.stringList({
    extensions: priced({ rows: mostActors, statements: 1 }),
    description: `The names of the actors in the activity log (users, by their former names too, API keys and \`Automatic\`), at most ${mostActors}.`,
    resolve: (_business, _args, { ctx }) => actorsOf(ctx, 'Activity', mostActors),
  }),
)

builder.prismaObjectField(Business, 'activities', (t) =>
  t.connection(
    {
      type: Activity,
      description: 'The activity log, newest first.',
      args: {
        ...changeArgs,
        type: t.arg({ type: ActivityTypeEnum }),
        performedBy: t.arg.string({ description: 'The name of the actor, as `performedBy` gives it.' }),
      },
      ...listConnection(withAdditionArgs(activityList)),
    },
    ...connectionOf(Activity),
  ),
)

mutation('createActivity', {
  authScopes: { can: 'activity:write' },
  description: 'Adds an activity to the log of a customer.',
  input: z.object({ customerId: recordId('Customer'), ...activityInput.shape }),
  resolve: ({ customerId, ...input }, { ctx }) => createActivity(ctx, customerId, input),
  payload: recordPayload('activity', Activity),
})
