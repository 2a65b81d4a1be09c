import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { reads } from '#api/core/reads/sources.ts'
import { allowed } from '#api/modules/business/fields.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import { optedOutAmong } from '#api/modules/sms/opt-outs/optOuts.ts'

builder.prismaObjectField(Customer, 'canResumeTexts', (t) =>
  t.boolean(allowed('texts:resume', 'record that the customer asked for texts again')),
)

builder.prismaObjectField(Customer, 'hasStoppedTexts', (t) =>
  t.boolean({
    extensions: { ...priced({ statements: 1, batched: true }), ...reads('id') },
    description: 'Whether the customer has opted out of texts by replying STOP, or has asked a user for it.',
    resolve: ({ id }, _args, context, info) =>
      batchOf(context, info, (ids) => optedOutAmong(context.ctx, ids)).load(id),
  }),
)
