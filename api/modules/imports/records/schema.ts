import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { reads } from '#api/core/reads/sources.ts'
import type { ImportRowState } from '#api/generated/enums.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import { visibleRecords } from '#api/modules/imports/lists.ts'
import type { ReadCustomer } from '#api/modules/imports/values/types.ts'
import { mostTagsOfCustomer } from '#api/modules/tags/input.ts'

export const ImportRowStateEnum = builder.enumType('ImportRowState', {
  description: 'What a record of the file becomes, and became.',
  values: {
    NEW: { description: 'It becomes a new customer.' },
    MATCHED: { description: 'It is of a customer who is known, or of an earlier record of the file.' },
    REFUSED: { description: 'It cannot become a customer.' },
    LEFT_OUT: { description: 'Somebody left it out.' },
    ADDED: { description: 'It became a customer.' },
    FILLED: { description: 'It changed a customer.' },
    SKIPPED: { description: 'It changed nothing.' },
    REVERTED: { description: 'What it did was taken back.' },
    KEPT: { description: 'What it did stays, because somebody changed the customer since.' },
  } satisfies Record<ImportRowState, object>,
})

const ImportedCustomer = builder.objectRef<ReadCustomer>('ImportedCustomer').implement({
  description: 'What a record says of a customer.',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    phoneNumber: t.exposeString('phoneNumber'),
    email: t.exposeString('email', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    interest: t.exposeString('interest', { nullable: true }),
    status: t.field({ type: CustomerStatusEnum, nullable: true, resolve: ({ status }) => status }),
    tags: t.stringList({
      description: 'The labels of tags.',
      extensions: priced({ rows: mostTagsOfCustomer, statements: 0 }),
      resolve: ({ tags }) => [...(tags ?? [])],
    }),
    notes: t.exposeString('notes', { nullable: true }),
  }),
})

/** A record of an imported file. */
export const ImportRow = builder.prismaNode('ImportRow', {
  ...recordNode(visibleRecords),
  description: 'A record of an imported file. Only those who import see it.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Its line, row or card in the file, from 1.' }),
    cells: t.stringList({
      extensions: { ...reads('cells'), ...priced({ rows: 200, statements: 0 }) },
      resolve: ({ cells }) => cells as string[],
    }),
    state: t.expose('state', { type: ImportRowStateEnum }),
    problems: t.exposeStringList('problems', {
      extensions: priced({ rows: 20, statements: 0 }),
      description: 'Sentences for the user: warnings, why it is refused, why it was kept.',
    }),
    customer: t.field({
      type: ImportedCustomer,
      nullable: true,
      description: 'What it says of a customer.',
      extensions: reads('customer'),
      resolve: ({ customer }) => customer as unknown as ReadCustomer | null,
    }),
    customerDatabaseId: t.exposeInt('customerId', {
      nullable: true,
      description: 'The number of the customer whom it is of, or whom it became; they may have been deleted.',
    }),
  }),
})
