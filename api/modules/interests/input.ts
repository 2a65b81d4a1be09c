import { z } from 'zod'
import { text } from '#api/core/input/input.ts'
import { optionValue } from '#api/modules/interests/startingOptions.ts'

/** The maximum length of a label and of its value, in characters. */
const maxLabelLength = 80

/**
 * The label of an interest option. The screen ignores a blank label; the API refuses it. The limit also holds for the
 * stored lower-case form, because some letters become longer in lower case.
 */
export const interestLabel = z.object({
  label: text('Label', maxLabelLength)
    .refine(
      (label) => label.length > maxLabelLength || optionValue(label).length <= maxLabelLength,
      `Label must be at most ${maxLabelLength} characters`,
    )
    .meta({ description: 'Unique in the business.' }),
})
export type InterestLabel = z.output<typeof interestLabel>
