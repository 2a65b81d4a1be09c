import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { reads } from '#api/core/reads/sources.ts'
import { TagColor } from '#api/generated/enums.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { allTags, customersWithTags, inUse, mostTags } from '#api/modules/tags/service.ts'

export const TagColorEnum = builder.enumType('TagColor', { values: Object.values(TagColor) })

/** A word that customers have in common. */
export const Tag = builder.prismaNode('Tag', {
  ...recordNode(() => inUse),
  description: 'A word that customers have in common, such as `VIP`.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    label: t.exposeString('label'),
    color: t.expose('color', { type: TagColorEnum }),
    customerCount: t.int({
      extensions: { ...reads('id'), ...priced({ statements: 1, batched: true }) },
      description: 'How many customers have it; 10,000 also for more.',
      resolve: ({ id }, _args, context, info) =>
        batchOf(context, info, (ids) => customersWithTags(context.ctx, ids)).load(id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectField(Business, 'tagOptions', (t) =>
  t.field({
    type: [Tag],
    extensions: priced({ rows: mostTags, statements: 1 }),
    description: `The tags of the business, by label; at most ${mostTags}.`,
    resolve: (_business, _args, { ctx }) => allTags(ctx),
  }),
)

builder.prismaObjectField(Business, 'canEditTags', (t) =>
  t.boolean(allowed('tag:write', 'make, rename and delete tags')),
)
