import { builder } from '#api/core/graph/builder.ts'
import { textId } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { allowed } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { inOrder } from '#api/modules/interests/service.ts'

/** An option for the interest of a customer. */
export const InterestOption = builder.prismaNode('InterestOption', {
  nullable: true,
  description: 'An option for the interest of a customer.',
  id: { resolve: (option) => option.id },
  findUnique: (id, { ctx }) => ({ businessId_id: { ...ctx.tenant, id: textId(id) } }),
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The label in lower case, with underscores for spaces.' }),
    label: t.exposeString('label', {
      description: 'The text that users see, and that is stored with the customer.',
    }),
    sortOrder: t.exposeInt('sortOrder'),
  }),
})

builder.prismaObjectField(Business, 'interestOptions', (t) =>
  t.relation('interestOptions', {
    extensions: priced({ rows: 100 }),
    description: 'The interest options, in the order of the business.',
    query: { orderBy: inOrder },
  }),
)

builder.prismaObjectField(Business, 'canEditInterestOptions', (t) =>
  t.boolean(allowed('interestOption:write', 'add, rename, delete and reorder interest options')),
)
