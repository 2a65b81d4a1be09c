import { z } from 'zod'
import { optionalText, text } from '#api/core/input.ts'
import { customerStatus } from '#api/modules/customers/input.ts'

/** How it went: an outcome in a few words, and notes. */
export const followUpResult = z.object({
  outcome: optionalText('Outcome', 160),
  notes: optionalText('Notes', 2000),
})

/** The last day a step may have: ten years. */
const lastDay = 3650
const whichDay = 'Day must be a whole number from 0 to 3,650'

const fields = {
  customerStatus,
  dayNumber: z.int({ error: whichDay }).min(0, whichDay).max(lastDay, whichDay),
  title: text('Title', 160),
  description: optionalText('Description', 2000),
}

/** A step of a follow-up plan (decisions section 6). */
export const newCadence = z.object({ ...fields, isActive: z.boolean().default(true) })

/** What changes of a step: only the fields that are there. */
export const cadenceChanges = z.object({ ...fields, isActive: z.boolean() }).partial()
