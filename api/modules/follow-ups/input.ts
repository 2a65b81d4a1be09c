import { z } from 'zod'
import { instant, optionalLongText, optionalText, text } from '#api/core/input/input.ts'
import { customerStatus } from '#api/modules/customers/input.ts'

/** A calendar day that the GraphQL scalar has already parsed. */
const day = z.string().meta({ format: 'date' })

/** How it went: an outcome in a few words, and notes. */
export const followUpResult = z.object({
  outcome: optionalText('Outcome', 160).meta({ description: 'How it went, in a few words.' }),
  notes: optionalLongText('Notes', 2000),
})
export type FollowUpResult = z.output<typeof followUpResult>

/** The new due date of a follow-up. */
export const snooze = z.object({
  day: day.nullish().meta({ description: 'The day on which it is due, at 09:00.' }),
  scheduledDate: instant
    .nullish()
    .meta({ description: 'The time at which it is due. It takes precedence over `day`.' }),
})
export type Snooze = z.output<typeof snooze>

/** The maximum day of a step: ten years. */
const lastDay = 3650
const whichDay = 'Day must be a whole number from 0 to 3,650'

const fields = {
  customerStatus,
  dayNumber: z
    .int({ error: whichDay })
    .min(0, whichDay)
    .max(lastDay, whichDay)
    .meta({ description: 'Days after entering the status.' }),
  title: text('Title', 160),
  description: optionalLongText('Description', 2000),
}

/** A step of a follow-up plan. */
export const newStep = z.object({ ...fields, isActive: z.boolean().default(true) })
export type NewStep = z.output<typeof newStep>

/** Changes of a step: only the given fields. */
export const stepChanges = z.object({ ...fields, isActive: z.boolean() }).partial()
export type StepChanges = z.output<typeof stepChanges>
