import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { inputType } from '#api/core/graph/inputType.ts'
import { priced } from '#api/core/limits/prices.ts'
import { reads } from '#api/core/reads/sources.ts'
import type { BulkKind, BulkState } from '#api/generated/enums.ts'
import { bulkAct, bulkContact, bulkStatus } from '#api/modules/bulk/input.ts'
import {
  currentRun,
  isUndoable,
  type LeftCustomer,
  leftCustomers,
  mostLeft,
  undoableHours,
  undoUntil,
  visibleRuns,
} from '#api/modules/bulk/lists.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { customerSelection } from '#api/modules/customers/selection/input.ts'

inputType(customerSelection)
inputType(bulkStatus)
inputType(bulkContact)
inputType(bulkAct, { isOneOf: true })

const BulkKindEnum = builder.enumType('BulkKind', {
  description: 'What a bulk change does to each of its customers.',
  values: {
    STATUS: { description: 'It sets their status.' },
    INTEREST: { description: 'It sets their interest.' },
    ADD_TAGS: { description: 'It puts tags on them.' },
    REMOVE_TAGS: { description: 'It takes tags off them.' },
    CUSTOM_FIELD: { description: 'It sets the value of a custom field.' },
    CONTACT: { description: 'It schedules a contact with each.' },
    PLAN: { description: 'It starts the follow-up plan of their status.' },
    TRASH: { description: 'It moves them to the trash.' },
  } satisfies Record<BulkKind, object>,
})

const BulkStateEnum = builder.enumType('BulkState', {
  description: 'How far a bulk change is.',
  values: {
    RUNNING: { description: 'Customers are changed.' },
    DONE: { description: 'All customers were dealt with.' },
    UNDOING: { description: 'It is undone.' },
    UNDONE: { description: 'It was undone.' },
    FAILED: { description: 'It ended early, by a fault of Cuecard; what it changed can be undone.' },
  } satisfies Record<BulkState, object>,
})

const BulkLeftCustomer = builder.objectRef<LeftCustomer>('BulkLeftCustomer').implement({
  description: 'A customer whom a bulk change, or undoing it, left as they were.',
  fields: (t) => ({
    customerDatabaseId: t.exposeInt('customerId', {
      description: 'The number of the customer, who may have been deleted.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Their full name; null for one who was deleted for good.',
    }),
    reason: t.exposeString('reason', { description: 'Why, in a sentence.' }),
  }),
})

/** One change of many customers. */
export const BulkRun = builder.prismaNode('BulkRun', {
  ...recordNode(visibleRuns),
  description: 'One change of many customers. Only managers and admins see it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    kind: t.expose('kind', { type: BulkKindEnum }),
    state: t.expose('state', { type: BulkStateEnum }),
    summary: t.exposeString('summary', {
      description: 'What it does in words, such as `Status of 212 customers set to Sold`.',
    }),
    count: t.exposeInt('count', { description: 'How many customers it has.' }),
    doneCount: t.exposeInt('doneCount', {
      description:
        'How many of them it has dealt with; while it is undone and after that, how many of `changedCount` the undo has.',
    }),
    changedCount: t.exposeInt('changedCount', { description: 'How many of them it has changed.' }),
    leftCount: t.exposeInt('leftCount', {
      description: 'How many of them it left out; while it is undone and after that, how many the undo left.',
    }),
    left: t.field({
      type: [BulkLeftCustomer],
      extensions: { ...reads('id'), ...priced({ rows: mostLeft, statements: 1, batched: true }) },
      description: `Those customers with the reason, at most ${mostLeft}.`,
      resolve: ({ id }, _args, context, info) =>
        batchOf(context, info, (ids) => leftCustomers(context.ctx, ids)).load(id),
    }),
    startedByName: t.exposeString('startedByName', { description: 'Full name of the actor at that time.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; undoing it does not change this.',
    }),
    undoUntil: t.field({
      type: 'DateTime',
      nullable: true,
      extensions: reads('finishedAt'),
      description: `Until when it can be undone: for ${undoableHours} hours. Null while it runs.`,
      resolve: (run) => undoUntil(run),
    }),
    canUndo: t.boolean({
      extensions: reads('state', 'finishedAt'),
      description: 'Whether the viewer may undo it now.',
      resolve: (run, _args, { ctx }) => isUndoable(ctx, run),
    }),
  }),
})

builder.prismaObjectField(Business, 'bulkRun', (t) =>
  t.field({
    type: BulkRun,
    nullable: true,
    extensions: priced({ statements: 1 }),
    description:
      'The bulk change that runs or is undone, else the latest one that the viewer has started in the last 24 hours; null for those who make none.',
    resolve: (_business, _args, { ctx }) => currentRun(ctx) as never,
  }),
)

builder.prismaObjectField(Business, 'canBulk', (t) =>
  t.boolean(allowed('customer:bulk', 'change many customers at once')),
)
