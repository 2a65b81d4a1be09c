import { z } from 'zod'
import { mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { businessField, deletion, recordPayload } from '#api/modules/business/payload.ts'
import { recordTextId } from '#api/modules/interests/ids.ts'
import { interestLabel } from '#api/modules/interests/input.ts'
import { InterestOption } from '#api/modules/interests/schema.ts'
import { createOption, deleteOption, renameOption, reorderOptions } from '#api/modules/interests/service.ts'

const optionId = recordTextId('InterestOption', 'Interest option')

const payload = recordPayload('interestOption', InterestOption)

mutation('createInterestOption', {
  authScopes: { can: 'interestOption:write' },
  description: 'Adds an interest option below the others. A business has at most 100.',
  input: interestLabel,
  resolve: (input, { ctx }) => createOption(ctx, input),
  payload,
})

mutation('updateInterestOption', {
  authScopes: { can: 'interestOption:write' },
  description: 'Renames an interest option, also in the customers who have it.',
  input: z.object({ id: optionId, ...interestLabel.shape }),
  resolve: ({ id, ...changes }, { ctx }) => renameOption(ctx, id, changes),
  payload,
})

mutation('deleteInterestOption', {
  authScopes: { can: 'interestOption:write' },
  description: 'Deletes an interest option. Customers keep its label.',
  ...deletion('InterestOption', optionId, deleteOption),
})

mutation('reorderInterestOptions', {
  authScopes: { can: 'interestOption:write' },
  description: 'Sets the order of the interest options.',
  input: z.object({
    ids: z.array(optionId).meta({
      description: 'The ids in the new order. Options that are not listed follow in their previous order.',
    }),
  }),
  resolve: async (input, { ctx }) => ({
    options: await reorderOptions(ctx, input.ids),
  }),
  payload: (t) => ({
    interestOptions: t.field({
      type: [InterestOption],
      extensions: priced({ rows: 100 }),
      description: 'All interest options, in their order.',
      resolve: ({ options }) => options,
    }),
    business: businessField(t),
  }),
})
