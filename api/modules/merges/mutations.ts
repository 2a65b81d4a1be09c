import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import { findCustomer } from '#api/modules/customers/service.ts'
import { mergeInput } from '#api/modules/merges/input.ts'
import { undoableDays } from '#api/modules/merges/lists.ts'
import { CustomerMerge } from '#api/modules/merges/schema.ts'
import { mergeCustomers } from '#api/modules/merges/service.ts'
import { undoMerge } from '#api/modules/merges/undo.ts'

mutation('mergeCustomers', {
  authScopes: { can: 'customer:merge' },
  description: `Makes a customer part of another one, who stays, with all records. It can be undone for ${undoableDays} days. BAD_INPUT for one customer; CONFLICT for one who was merged already.`,
  input: mergeInput,
  resolve: ({ customerId, otherId, values }, { ctx }) =>
    mergeCustomers(ctx, customerId, otherId, values ?? []),
  payload: (t) => ({
    merge: t.field({ type: CustomerMerge, resolve: (merge) => merge as never }),
    customer: t.prismaField({
      type: Customer,
      description: 'The customer who stayed.',
      resolve: async (query, { customerId }, _args, { ctx }) =>
        (await findCustomer(ctx, customerId, query)) as never,
    }),
    business: businessField(t),
  }),
})

mutation('undoMerge', {
  authScopes: { can: 'customer:merge' },
  description:
    'Undoes a merge: both customers are there again, with what was theirs. What was added since stays with the one who stayed. FORBIDDEN for the merge of another user, unless the viewer is a manager. CONFLICT before a later merge is undone, and while the customer lies in the trash.',
  input: z.object({ id: recordId('CustomerMerge', 'Merge') }),
  resolve: ({ id }, { ctx }) => undoMerge(ctx, id),
  payload: (t) => ({
    customer: t.prismaField({
      type: Customer,
      description: 'The customer who stayed.',
      resolve: async (query, { customerId }, _args, { ctx }) =>
        (await findCustomer(ctx, customerId, query)) as never,
    }),
    restored: t.prismaField({
      type: Customer,
      description: 'The customer who is there again.',
      resolve: async (query, { restoredId }, _args, { ctx }) =>
        (await findCustomer(ctx, restoredId, query)) as never,
    }),
    keptFields: t.exposeStringList('keptFields', {
      extensions: priced({ rows: 30 }),
      description: 'Fields of the customer who stayed that were changed since, and keep their value.',
    }),
    business: businessField(t),
  }),
})
