import { builder } from '#api/core/graph/builder.ts'
import { rowId } from '#api/core/graph/ids.ts'

/** What somebody answered by text. */
export const SmsReply = builder.prismaNode('SmsReply', {
  nullable: true,
  description: 'A text that came back: an answer of a customer, or of a number nobody here knows.',
  id: { resolve: (reply) => String(reply.id) },
  findUnique: (id, { ctx }) => ctx.key(rowId(id)),
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    customer: t.relation('customer', { nullable: true, description: 'Whose number it came from.' }),
    fromNumber: t.exposeString('fromNumber', { description: 'With its country code, as `+15550100200`.' }),
    body: t.exposeString('body'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
