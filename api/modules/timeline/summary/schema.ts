import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { reads } from '#api/core/reads/sources.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import { lastContactsOf } from '#api/modules/timeline/summary/lastContact.ts'
import { type NextStep, nextStepKinds, nextStepsOf } from '#api/modules/timeline/summary/nextStep.ts'

const NextStepKind = builder.enumType('NextStepKind', { values: nextStepKinds })

const NextStepType = builder.objectRef<NextStep>('NextStep').implement({
  description: "The first entry of the UPCOMING part of a customer's timeline.",
  fields: (t) => ({
    kind: t.expose('kind', { type: NextStepKind }),
    at: t.expose('at', { type: 'DateTime', description: 'When it is due.' }),
    title: t.exposeString('title', {
      nullable: true,
      description:
        'The first line of the notes of a contact, the title of a follow-up or the description of an appointment, at most 160 characters. Null for a contact without notes.',
    }),
    isLate: t.exposeBoolean('isLate', {
      description:
        'Whether the time of the contact or the day of the follow-up has passed, or the appointment is over without an outcome.',
    }),
  }),
})

builder.prismaObjectFields(Customer, (t) => ({
  nextStep: t.field({
    type: NextStepType,
    nullable: true,
    extensions: { ...priced({ statements: 1, batched: true }), ...reads('id') },
    description: 'The open contact, follow-up or appointment that is due first; null when nothing is open.',
    resolve: ({ id }, _args, context, info) =>
      batchOf(context, info, (ids) => nextStepsOf(context.ctx, ids)).load(id),
  }),
  lastContactAt: t.field({
    type: 'DateTime',
    nullable: true,
    extensions: { ...priced({ statements: 1, batched: true }), ...reads('id') },
    description:
      'When the most recent contact, follow-up or appointment was completed; null when there is none.',
    resolve: ({ id }, _args, context, info) =>
      batchOf(context, info, (ids) => lastContactsOf(context.ctx, ids)).load(id),
  }),
}))
