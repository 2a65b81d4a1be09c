import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { Customer } from '#api/modules/customers/schema.ts'
import { recordTextConsent } from '#api/modules/sms/opt-outs/consent.ts'

const input = z.object({ customerId: recordId('Customer') })

mutation('stopTexts', {
  authScopes: { can: 'customer:write' },
  description: 'Records that a customer asked for no more texts, in other words than STOP or by phone.',
  input,
  resolve: ({ customerId }, { ctx }) => recordTextConsent(ctx, customerId, 'stop'),
  payload: (t) => ({ customer: t.field({ type: Customer, resolve: (customer) => customer }) }),
})

mutation('resumeTexts', {
  authScopes: { can: 'texts:resume' },
  description: 'Records that a customer who had opted out of texts asked for them again.',
  input,
  resolve: ({ customerId }, { ctx }) => recordTextConsent(ctx, customerId, 'resume'),
  payload: (t) => ({ customer: t.field({ type: Customer, resolve: (customer) => customer }) }),
})
