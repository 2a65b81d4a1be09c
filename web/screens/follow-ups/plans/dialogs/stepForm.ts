import * as z from 'zod/mini'
import { CreateFollowUpStepInput as most } from '#web/generated/maxLengths.ts'
import { optional, required } from '#web/ui/forms/fieldShapes.ts'

const whichDay = 'Day must be a whole number from 0 to 3,650'

/** A step as the API takes it. */
export const stepSchema = z.object({
  dayNumber: z.pipe(
    z
      .string()
      .check(z.trim(), z.regex(/^\d{1,4}$/, whichDay))
      .check(z.refine((text) => Number(text) <= 3650, whichDay)),
    z.transform(Number),
  ),
  title: required('Title', most.title),
  description: optional('Description', most.description),
  isActive: z.boolean(),
})
