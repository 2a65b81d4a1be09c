import { z } from 'zod'
import { globalId, recordTextId } from '#api/core/graph/ids.ts'
import { type FieldsOf, mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { interestLabel } from '#api/modules/interests/input.ts'
import { InterestOption } from '#api/modules/interests/schema.ts'
import {
  createOption,
  deleteOption,
  type OptionRow,
  renameOption,
  reorderOptions,
} from '#api/modules/interests/service.ts'

const optionId = recordTextId('InterestOption', 'Interest option')

const payload = (t: FieldsOf<OptionRow>) => ({
  interestOption: t.field({ type: InterestOption, resolve: (option) => option }),
  business: businessField(t),
})

mutation('createInterestOption', {
  authScopes: { can: 'interestOption:write' },
  description: 'Adds what customers can be interested in, below the others. A business has at most 100.',
  input: interestLabel,
  resolve: (input, { ctx }) => createOption(ctx, input),
  payload,
})

mutation('updateInterestOption', {
  authScopes: { can: 'interestOption:write' },
  description: 'Renames an option, and with it the interest of every customer who carries its label.',
  input: z.object({ id: optionId, ...interestLabel.shape }),
  resolve: ({ id, ...changes }, { ctx }) => renameOption(ctx, id, changes),
  payload,
})

mutation('deleteInterestOption', {
  authScopes: { can: 'interestOption:write' },
  description: 'Deletes an option; customers who carry its label keep it.',
  input: z.object({ id: optionId }),
  resolve: async ({ id }, { ctx }) => {
    await deleteOption(ctx, id)
    return { deletedInterestOptionId: globalId('InterestOption', id) }
  },
  payload: (t) => ({
    deletedInterestOptionId: t.exposeID('deletedInterestOptionId'),
    business: businessField(t),
  }),
})

mutation('reorderInterestOptions', {
  authScopes: { can: 'interestOption:write' },
  description: 'Puts the options in an order.',
  input: z.object({
    ids: z.array(optionId).meta({ description: 'In the new order; those not named keep theirs, below.' }),
  }),
  resolve: async (input, { ctx }) => ({
    options: await reorderOptions(ctx, input.ids),
  }),
  payload: (t) => ({
    interestOptions: t.field({
      type: [InterestOption],
      extensions: priced({ rows: 100 }),
      description: 'All of them, in their order.',
      resolve: ({ options }) => options,
    }),
    business: businessField(t),
  }),
})
