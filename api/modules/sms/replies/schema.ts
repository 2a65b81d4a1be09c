import { builder } from '#api/core/graph/builder.ts'
import { rowId } from '#api/core/graph/ids.ts'

/** An incoming text. */
export const SmsReply = builder.prismaNode('SmsReply', {
  nullable: true,
  description: 'An incoming text, from a customer or from an unknown number.',
  id: { resolve: (reply) => String(reply.id) },
  findUnique: (id, { ctx }) => ctx.key(rowId(id)),
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    customer: t.relation('customer', {
      nullable: true,
      description: 'The customer with this number; null when it is unknown.',
    }),
    fromNumber: t.exposeString('fromNumber', {
      description: 'The sender in E.164 format, such as `+15550100200`.',
    }),
    body: t.exposeString('body'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
