import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { sources } from '#api/modules/merges/choose.ts'

export const source = z
  .enum(sources, { error: 'Must be CUSTOMER, OTHER or BOTH' })
  .meta({ title: 'MergeSource' })

/** Whose value a field has after a merge. */
export const mergeValue = z
  .object({
    field: z.string().max(40).meta({ description: 'Such as `phoneNumber`.' }),
    from: source,
  })
  .meta({ title: 'MergeValueInput', description: 'Whose value a field has after a merge.' })

export const mergeInput = z.object({
  customerId: recordId('Customer').meta({ description: 'The customer who stays.' }),
  otherId: recordId('Customer').meta({ description: 'The customer who becomes part of the other one.' }),
  values: z.array(mergeValue).max(50).nullish().meta({
    description:
      'Choices for fields in which they differ. Without one, the customer who stays keeps the value, and notes are kept of both. An empty value never replaces another one.',
  }),
})
