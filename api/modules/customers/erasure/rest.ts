import { z } from 'zod'
import { typedName } from '#api/modules/customers/erasure/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'

/** The REST row that erases a customer. */
export const rows = [
  mutationRow({
    method: 'POST',
    path: '/api/customers/:id/erase',
    summary:
      'Erases a customer for good, also one who lies in the trash: with all records and without a way back. `name` is the full name of the customer.',
    mutation: 'eraseCustomer',
    type: 'Customer',
    body: typedName,
    selection: 'erasedCustomerId',
    answer: z.object({ success: z.literal(true) }),
    reshape: () => ({ success: true }),
  }),
]
