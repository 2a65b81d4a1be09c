import { z } from 'zod'
import { longText, optionalEmail, optionalLongText } from '#api/core/input/input.ts'

/** The time of a contact; a past time is allowed. */
export const scheduledDate = z
  .date({ error: 'Contact date is required' })
  .meta({ type: 'string', format: 'date-time' })

/** A contact to schedule. */
export const newContact = z.object({
  scheduledDate,
  email: optionalEmail('Email'),
  notes: optionalLongText('Notes', 5000),
})
export type NewContact = z.output<typeof newContact>

/** How the contact went, in at most 2,000 characters. */
export const completion = z.object({
  notes: optionalLongText('Notes', 2000).meta({ description: 'How it went.' }),
})
export type Completion = z.output<typeof completion>

/** Notes added after completion. */
export const laterNotes = z.object({
  notes: longText('Notes', 2000, 'Please write a note').meta({ description: 'How it went.' }),
})
