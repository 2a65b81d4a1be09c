import { builder } from '#api/core/graph/builder.ts'
import { quotesRecords } from '#api/core/graph/shownRecords.ts'
import { SmsState } from '#api/generated/enums.ts'
import { recordNode } from '#api/modules/business/fields.ts'

const SmsStateEnum = builder.enumType('SmsState', {
  description:
    'PENDING and CLAIMED texts have not been sent yet. An UNKNOWN text may have been sent: Cuecard asks the provider, and if that does not settle it, a user decides.',
  values: Object.values(SmsState),
})

const SmsKindEnum = builder.enumType('SmsKind', {
  values: {
    REMINDER: { description: 'Reminds a customer of an appointment.' },
    CONFIRMATION: { description: 'Answers a customer who confirmed an appointment.' },
    TEST: { description: 'Tries out the SMS settings.' },
  },
})

const kinds = { reminder: 'REMINDER', confirmation: 'CONFIRMATION', test: 'TEST' } as const

/** A text to a customer (docs/product/texts.md). */
export const SmsMessage = builder.prismaNode('SmsMessage', {
  extensions: quotesRecords,
  ...recordNode(),
  description: 'A text to a customer.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    customer: t.relation('customer', { nullable: true, description: 'The recipient; null for a test.' }),
    kind: t.field({ type: SmsKindEnum, resolve: ({ kind }) => kinds[kind as keyof typeof kinds] }),
    toNumber: t.exposeString('toNumber'),
    body: t.exposeString('body'),
    state: t.expose('state', { type: SmsStateEnum }),
    errorReason: t.exposeString('errorReason', {
      nullable: true,
      description: 'The reason of the failure, as the provider gives it.',
    }),
    markedSentBy: t.exposeString('markedSentBy', {
      nullable: true,
      description: 'Full name of the user who marked it as sent; null when the provider reported it.',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
