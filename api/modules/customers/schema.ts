import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import { parse } from '#api/core/input/input.ts'
import { priced } from '#api/core/limits/prices.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { reads } from '#api/core/reads/sources.ts'
import { changeArgs, withChangeArgs } from '#api/core/sync/recordOrder.ts'
import { type CustomerSort, CustomerStatus } from '#api/generated/enums.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { mostFields } from '#api/modules/custom-fields/input.ts'
import { CustomFieldValue } from '#api/modules/custom-fields/schema.ts'
import { fieldsById } from '#api/modules/custom-fields/service.ts'
import { valueText } from '#api/modules/custom-fields/values.ts'
import { likelyDuplicates } from '#api/modules/customers/duplicates.ts'
import { countCustomers, mostCounted } from '#api/modules/customers/filters/count.ts'
import { customerFilter } from '#api/modules/customers/filters/input.ts'
import { CustomerFilterInput } from '#api/modules/customers/filters/schema.ts'
import { type CustomerQuery, customerList } from '#api/modules/customers/lists.ts'
import { findCustomer } from '#api/modules/customers/service.ts'
import { mostTagsOfCustomer } from '#api/modules/tags/input.ts'
import { Tag } from '#api/modules/tags/schema.ts'
import { byLabel, tagsById } from '#api/modules/tags/service.ts'
import { fullNamesOf } from '#api/modules/team/service.ts'

export const CustomerStatusEnum = builder.enumType('CustomerStatus', {
  values: Object.values(CustomerStatus),
})

/** A customer of the business. */
export const Customer = builder.prismaNode('Customer', {
  ...recordNode(),
  description: 'A customer of the business.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', {
      description: 'Its number in the REST API and in the addresses of pages.',
    }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    name: t.exposeString('name', { description: 'First and last name.' }),
    phoneNumber: t.exposeString('phoneNumber', { description: '7 to 10 digits.' }),
    address: t.exposeString('address', { nullable: true, description: 'Street and house number.' }),
    city: t.exposeString('city', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    interest: t.exposeString('interest', { description: 'The label of an interest option.' }),
    notes: t.exposeString('notes', { nullable: true }),
    status: t.expose('status', { type: CustomerStatusEnum }),
    statusUpdatedAt: t.expose('statusUpdatedAt', { type: 'DateTime' }),
    owner: t.relation('owner', {
      nullable: true,
      description: 'The user who looks after the customer; null for nobody.',
    }),
    ownerName: t.string({
      nullable: true,
      extensions: { ...reads('ownerId'), ...priced({ statements: 1, batched: true }) },
      description: 'Full name of the owner; null for nobody.',
      resolve: ({ ownerId }, _args, context, info) =>
        ownerId === null
          ? null
          : batchOf(context, info, (ids) => fullNamesOf(context.ctx, ids)).load(ownerId),
    }),
    isMine: t.boolean({
      extensions: reads('ownerId'),
      description: 'Whether the viewer is the owner.',
      resolve: ({ ownerId }, _args, { ctx }) => ownerId !== null && ownerId === ctx.userId,
    }),
    tags: t.field({
      type: [Tag],
      extensions: {
        ...reads('tagIds'),
        ...priced({ rows: mostTagsOfCustomer, statements: 1, batched: true }),
      },
      description: `The tags of the customer, by label; at most ${mostTagsOfCustomer}.`,
      async resolve({ tagIds }, _args, context, info) {
        const tags = batchOf(context, info, (ids) => tagsById(context.ctx, ids))
        const found = await Promise.all(tagIds.map((id) => tags.load(id)))
        return found.filter((tag) => tag !== null).sort(byLabel)
      },
    }),
    customFields: t.field({
      type: [CustomFieldValue],
      extensions: { ...reads('custom'), ...priced({ rows: mostFields, statements: 1, batched: true }) },
      description: 'What the customer has in custom fields, in the order of the business.',
      async resolve({ custom }, _args, context, info) {
        const fields = batchOf(context, info, (ids) => fieldsById(context.ctx, ids))
        const values = await Promise.all(
          Object.entries(custom as object).map(async ([id, value]) => {
            const field = await fields.load(Number(id))
            const text = field && valueText(field, value)
            return field && text ? [{ field, value: text }] : []
          }),
        )
        return values.flat().sort((a, b) => a.field.sortOrder - b.field.sortOrder)
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canEdit: t.boolean(allowed('customer:write', 'change it')),
    canDelete: t.boolean(allowed('customer:delete', 'delete it')),
    canErase: t.boolean(allowed('customer:erase', 'erase it for good')),
  }),
})

export const CustomerSortEnum = builder.enumType('CustomerSort', {
  values: {
    NEWEST: { description: 'By creation time, newest first.' },
    NAME: { description: 'By full name, A to Z, with a locale-aware collation.' },
  } satisfies Record<CustomerSort, object>,
})

/** The arguments of a list that shows the records of one owner's customers. */
export const ownerArgs = builder.args((t) => ({
  mine: t.boolean({
    description: 'Whether to list only what belongs to customers whose owner is the viewer.',
  }),
  ownerId: t.id({ description: 'Lists only what belongs to customers of this user.' }),
}))

/** Which customers, as a list of them takes it. */
const customerArgs = builder.args((t) => ({
  ...ownerArgs,
  search: t.string(),
  status: t.field({ type: CustomerStatusEnum }),
  interest: t.string({ description: 'The label of an interest option.' }),
  noNextStep: t.boolean({
    description: 'Whether to list only customers without an open contact, follow-up or appointment.',
  }),
  filter: t.field({ type: CustomerFilterInput, description: 'Combines with the other arguments.' }),
}))

type GivenQuery = Omit<CustomerQuery, 'filter'> & { filter?: object | null }

/** A query with its filter checked. */
const checkedQuery = <Given extends GivenQuery>({ filter, ...query }: Given) => ({
  ...query,
  filter: filter && parse(customerFilter, filter),
})

builder.prismaObjectField(Business, 'customers', (t) =>
  t.connection(
    {
      type: Customer,
      description:
        'Customers. The search finds words of the name, the email address and the phone number, and digits of the phone number.',
      args: {
        ...changeArgs,
        ...customerArgs,
        sort: t.arg({ type: CustomerSortEnum, required: true, defaultValue: 'NEWEST' }),
      },
      ...listConnection(
        withChangeArgs((ctx, query: GivenQuery & { sort: CustomerSort }) =>
          customerList(ctx, checkedQuery(query)),
        ),
      ),
    },
    ...connectionOf(Customer),
  ),
)

builder.prismaObjectField(Business, 'customerCount', (t) =>
  t.int({
    args: customerArgs,
    extensions: priced({ statements: 1 }),
    description: `How many customers \`customers\` lists with these arguments, counted up to ${mostCounted}: one more stands for more.`,
    resolve: (_business, query, { ctx }) => countCustomers(ctx, checkedQuery(query)),
  }),
)

builder.prismaObjectField(Business, 'customer', (t) =>
  t.prismaField({
    type: Customer,
    nullable: true,
    extensions: priced({ statements: 1 }),
    description: 'A customer by its number; null when there is none.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (query, _business, { databaseId }, { ctx }) => findCustomer(ctx, databaseId, query),
  }),
)

builder.prismaObjectField(Business, 'likelyDuplicates', (t) =>
  t.prismaField({
    type: [Customer],
    extensions: priced({ rows: 3 }),
    description:
      'Existing customers with the same phone number, email address or full name, best match first, at most three. Incomplete values match nobody.',
    args: {
      phoneNumber: t.arg.string({ description: 'A phone number in any format.' }),
      email: t.arg.string(),
      name: t.arg.string({ description: 'First and last name.' }),
      exceptId: t.arg.id({ description: 'The customer being edited.' }),
    },
    resolve: (query, _business, { exceptId, ...typed }, { ctx }) =>
      likelyDuplicates(ctx, { ...typed, exceptId: exceptId ? rowId(readGlobalId(exceptId).id) : 0 }, query),
  }),
)
