import { z } from 'zod'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { withBusiness } from '#api/modules/business/payload.ts'
import { typedName } from '#api/modules/customers/erasure/input.ts'
import { eraseCustomer } from '#api/modules/customers/erasure/service.ts'

mutation('eraseCustomer', {
  authScopes: { can: 'customer:erase' },
  description:
    'Erases a customer for good, also one who lies in the trash: with all records, with what Cuecard wrote about them elsewhere, and without a way back. A backup that is restored later is erased again. BAD_INPUT when `name` is not the name of the customer.',
  input: z.object({ id: recordId('Customer'), ...typedName.shape }),
  refusesKey: true,
  confirmed: true,
  async resolve({ id, name }, context) {
    await eraseCustomer(context, id, name)
    return { id }
  },
  payload: (t) => ({
    erasedCustomerId: t.id({ resolve: ({ id }) => globalId('Customer', id) }),
    ...withBusiness(t),
  }),
})
