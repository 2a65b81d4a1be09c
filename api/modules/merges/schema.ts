import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import { inputType } from '#api/core/graph/inputType.ts'
import { priced } from '#api/core/limits/prices.ts'
import { reads } from '#api/core/reads/sources.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { customerMergedInto } from '#api/modules/business/mergedCustomers.ts'
import { Business } from '#api/modules/business/schema.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import { findCustomer } from '#api/modules/customers/service.ts'
import type { Difference, Source } from '#api/modules/merges/choose.ts'
import { mergeValue } from '#api/modules/merges/input.ts'
import { latestMerges, undoableDays } from '#api/modules/merges/lists.ts'
import { type MergePreview, type MergeSide, previewMerge } from '#api/modules/merges/preview.ts'
import { mayUndo } from '#api/modules/merges/undo.ts'

const MergeSourceEnum = builder.enumType('MergeSource', {
  description: 'Whose value a field has after a merge.',
  values: {
    CUSTOMER: { description: 'That of the customer who stays.' },
    OTHER: { description: 'That of the other one.' },
    BOTH: { description: 'Both, one below the other.' },
  } satisfies Record<Source, object>,
})

inputType(mergeValue)

/** A customer who became part of another one. */
export const CustomerMerge = builder.prismaNode('CustomerMerge', {
  ...recordNode(),
  select: {
    businessId: true,
    id: true,
    customerId: true,
    fromId: true,
    fromName: true,
    mergedById: true,
    mergedByName: true,
    mergedAt: true,
  },
  description: `A customer who became part of another one. It can be undone for ${undoableDays} days.`,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    customer: t.relation('customer', {
      description: 'The customer who stayed.',
      extensions: priced({ statements: 1 }),
    }),
    formerDatabaseId: t.exposeInt('fromId', { description: 'The number of the other one.' }),
    formerName: t.exposeString('fromName', { description: 'The name of the other one, as it was.' }),
    mergedByName: t.exposeString('mergedByName', { description: 'Full name of the actor at that time.' }),
    mergedAt: t.expose('mergedAt', { type: 'DateTime' }),
    canUndo: t.boolean({
      description: 'Whether the viewer may undo it: users their own, managers all.',
      extensions: reads('mergedById'),
      resolve: (merge, _args, { ctx }) => mayUndo(ctx, merge),
    }),
  }),
})

builder.prismaObjectField(Customer, 'latestMerge', (t) =>
  t.field({
    type: CustomerMerge,
    nullable: true,
    // The numbers of all at once, and then each record.
    extensions: priced({ statements: 2 }),
    description: `The latest customer who became part of this one, while that can be undone: for ${undoableDays} days.`,
    resolve: ({ id }, _args, context, info) =>
      batchOf(context, info, (ids) => latestMerges(context.ctx, ids)).load(id) as never,
  }),
)

builder.prismaObjectField(Business, 'mergedInto', (t) =>
  t.prismaField({
    type: Customer,
    nullable: true,
    extensions: priced({ statements: 2 }),
    description:
      'The customer whom another one, with this number, became part of; null for a number that was not merged.',
    args: { databaseId: t.arg.int({ required: true }) },
    async resolve(query, _business, { databaseId }, { ctx }) {
      const into = await customerMergedInto(ctx, databaseId)
      return into ? findCustomer(ctx, into.id, query) : null
    },
  }),
)

const MergeDifference = builder.objectRef<Difference>('MergeDifference').implement({
  description: 'A field in which two customers differ.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name in `values` of `mergeCustomers`.' }),
    label: t.exposeString('label'),
    customerValue: t.exposeString('customerValue', { description: 'The value of the first customer.' }),
    otherValue: t.exposeString('otherValue', { description: 'The value of the second one.' }),
    from: t.field({
      type: MergeSourceEnum,
      description: 'What a merge takes unless somebody chooses.',
      resolve: ({ from }) => from,
    }),
    canKeepBoth: t.exposeBoolean('canKeepBoth'),
  }),
})

const Side = builder.objectRef<MergeSide>('MergeSide').implement({
  description: 'A customer of a merge that has not been made.',
  fields: (t) => ({
    customer: t.prismaField({
      type: Customer,
      extensions: priced({ statements: 1 }),
      resolve: async (query, { id }, _args, { ctx }) => (await findCustomer(ctx, id, query)) as never,
    }),
    records: t.exposeString('records', {
      description:
        'What moves when the other one stays, such as `3 contacts and 1 appointment`; empty for nothing.',
    }),
  }),
})

const Preview = builder.objectRef<MergePreview>('MergePreview').implement({
  description: 'What a merge of two customers would do.',
  fields: (t) => ({
    sides: t.field({
      type: [Side],
      extensions: priced({ rows: 2, statements: 0 }),
      description: 'The two, the one with more history first.',
      resolve: ({ sides }) => sides,
    }),
    differences: t.field({
      type: [MergeDifference],
      extensions: priced({ rows: 50, statements: 0 }),
      description: 'The fields of which both have a value, and not the same one.',
      resolve: ({ differences }) => differences,
    }),
  }),
})

builder.prismaObjectField(Business, 'mergePreview', (t) =>
  t.field({
    type: Preview,
    nullable: true,
    extensions: priced({ statements: 4 }),
    description: 'What a merge of two customers would do; null unless both are there.',
    args: { customerId: t.arg.id({ required: true }), otherId: t.arg.id({ required: true }) },
    resolve: (_business, { customerId, otherId }, { ctx }) =>
      previewMerge(
        ctx,
        [customerId, otherId].map((id) => rowId(readGlobalId(id).id)),
      ),
  }),
)
