import { z } from 'zod'
import { text } from '#api/core/platform/input.ts'
import { optionValue } from '#api/modules/interests/startingOptions.ts'

/** How long a label may be, and its value, in characters. */
const longest = 80

/**
 * What an interest option is called. The screen ignores a blank label, the API refuses it. Letters
 * that grow when they are lower-cased count as they are stored.
 */
export const interestLabel = z.object({
  label: text('Label', longest)
    .refine(
      (label) => label.length > longest || optionValue(label).length <= longest,
      `Label must be at most ${longest} characters`,
    )
    .meta({ description: 'Unique in the business.' }),
})
export type InterestLabel = z.output<typeof interestLabel>
