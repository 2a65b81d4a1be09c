import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { quotesRecords } from '#api/core/graph/shownRecords.ts'
import { priced } from '#api/core/limits/prices.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { meaningOf } from '#api/modules/sms/replies/keywords.ts'
import { countUnknownReplies, unknownReplyList } from '#api/modules/sms/replies/unknownNumbers.ts'

const ReplyMeaning = builder.enumType('SmsReplyMeaning', {
  description: 'The meaning of a reply that consists of a keyword.',
  values: {
    STOP: { description: 'Opts the number out of texts.' },
    START: { description: 'Opts the number in again.' },
    CONFIRM: { description: 'Confirms the appointment of the last reminder.' },
    HELP: {},
  } as const,
})

const upperCase = { stop: 'STOP', start: 'START', confirm: 'CONFIRM', help: 'HELP' } as const

/** An incoming text. */
export const SmsReply = builder.prismaNode('SmsReply', {
  extensions: quotesRecords,
  ...recordNode(),
  description: 'An incoming text, from a customer or from an unknown number.',
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
    meaning: t.field({
      type: ReplyMeaning,
      nullable: true,
      description: 'The meaning of the keyword; null when the reply is not a keyword.',
      resolve: ({ body }) => {
        const meaning = meaningOf(body)
        return meaning && upperCase[meaning]
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectFields(Business, (t) => ({
  unknownReplyCount: t.int({
    extensions: priced({ statements: 1 }),
    description: 'The number of replies from phone numbers without a customer, exact up to 1,000.',
    resolve: (_business, _args, { ctx }) => countUnknownReplies(ctx),
  }),
  unknownReplies: t.connection(
    {
      type: SmsReply,
      description: 'Replies from phone numbers without a customer, newest first.',
      ...listConnection(unknownReplyList),
    },
    ...connectionOf(SmsReply),
  ),
}))
