import { builder } from '#api/core/builder.ts'
import { globalId, textIdOf } from '#api/core/ids.ts'
import { priced } from '#api/core/prices.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { InterestOption } from '#api/modules/interests/schema.ts'
import {
  createOption,
  deleteOption,
  type OptionRow,
  renameOption,
  reorderOptions,
} from '#api/modules/interests/service.ts'

const optionId = (id: string) => textIdOf('InterestOption', id, 'Interest option')

type Fields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Payload>

const outputFields = (t: Fields<OptionRow>) => ({
  interestOption: t.field({ type: InterestOption, resolve: (option) => option }),
  business: businessField(t),
})

builder.relayMutationField(
  'createInterestOption',
  {
    inputFields: (t) => ({
      label: t.string({ required: true, description: 'At most 80 characters; unlike the others.' }),
    }),
  },
  {
    authScopes: { can: 'interestOption:write' },
    description: 'Adds what customers can be interested in, below the others. A business has at most 100.',
    resolve: (_root, { input }, { shop }) => createOption(shop, input),
  },
  { outputFields },
)

builder.relayMutationField(
  'updateInterestOption',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      label: t.string({ required: true, description: 'At most 80 characters; unlike the others.' }),
    }),
  },
  {
    authScopes: { can: 'interestOption:write' },
    description: 'Renames an option, and with it the interest of every customer who carries its label.',
    resolve: (_root, { input: { id, ...changes } }, { shop }) => renameOption(shop, optionId(id), changes),
  },
  { outputFields },
)

builder.relayMutationField(
  'deleteInterestOption',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'interestOption:write' },
    description: 'Deletes an option; customers who carry its label keep it.',
    resolve: async (_root, { input }, { shop }) => {
      const id = optionId(input.id)
      await deleteOption(shop, id)
      return { deletedInterestOptionId: globalId('InterestOption', id) }
    },
  },
  {
    outputFields: (t) => ({
      deletedInterestOptionId: t.exposeID('deletedInterestOptionId'),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'reorderInterestOptions',
  {
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: 'In the new order; those not named keep theirs, below.' }),
    }),
  },
  {
    authScopes: { can: 'interestOption:write' },
    description: 'Puts the options in an order.',
    resolve: async (_root, { input }, { shop }) => ({
      options: await reorderOptions(shop, input.ids.map(optionId)),
    }),
  },
  {
    outputFields: (t) => ({
      interestOptions: t.field({
        type: [InterestOption],
        extensions: priced({ rows: 100 }),
        description: 'All of them, in their order.',
        resolve: ({ options }) => options,
      }),
      business: businessField(t),
    }),
  },
)
