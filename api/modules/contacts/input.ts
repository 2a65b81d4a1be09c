import { z } from 'zod'
import { instant, longText, optionalEmail, optionalLongText } from '#api/core/input/input.ts'
import { customerStatus } from '#api/modules/customers/input.ts'

export const dateRequired = 'Contact date is required'

/** The time of a contact; a past time is allowed. */
export const scheduledDate = z.date({ error: dateRequired }).meta({ type: 'string', format: 'date-time' })

/** A contact to schedule, or one that has just happened and is written down as completed. */
export const newContact = z.object({
  scheduledDate: scheduledDate.nullish().meta({
    description: 'Required, unless `completed` is true: it is then the current time by default.',
  }),
  email: optionalEmail('Email'),
  notes: optionalLongText('Notes', 5000),
  completed: z
    .boolean({ error: 'Completed must be true or false' })
    .nullish()
    .meta({ description: 'True for a contact that has already happened. The actor has completed it now.' }),
  completedNotes: optionalLongText('Completion notes', 2000).meta({
    description: 'How a completed contact went.',
  }),
})
export type NewContact = Partial<z.output<typeof newContact>>

interface Completable {
  scheduledDate?: unknown
  completed?: unknown
  completedNotes?: unknown
}

/** Adds the rules that an open contact has a time and no completion notes. They are checked beside invalid fields. */
export function checkedContact<Schema extends z.ZodObject>(schema: Schema): Schema {
  const rule = (path: keyof Completable, message: string) => ({ path: [path], message, when: () => true })
  return schema
    .refine(
      ({ completed, scheduledDate }: Completable) => completed === true || scheduledDate != null,
      rule('scheduledDate', dateRequired),
    )
    .refine(
      ({ completed, completedNotes }: Completable) => completed === true || completedNotes == null,
      rule('completedNotes', 'Only a completed contact has completion notes'),
    )
}

/** How the contact went, in at most 2,000 characters. */
export const completion = z.object({
  notes: optionalLongText('Notes', 2000).meta({ description: 'How it went.' }),
})
export type Completion = z.output<typeof completion>

/** What has happened with a customer. */
export const interactionKinds = ['CALL', 'VISIT', 'SALE', 'MEETING', 'NOTE'] as const

/** Something that has just happened with a customer. */
export const interaction = z.object({
  kind: z
    .enum(interactionKinds, { error: 'Kind must be call, visit, sale, meeting or note' })
    .meta({ title: 'InteractionKind' }),
  notes: optionalLongText('Notes', 2000).meta({ description: 'How it went. Required for a note.' }),
  nextContactAt: instant.nullish().meta({ description: 'When to contact the customer next.' }),
  status: customerStatus
    .nullish()
    .meta({ title: 'CustomerStatus', description: 'The new status of the customer, for a sale only.' }),
})
export type Interaction = z.output<typeof interaction>

/** Notes added after completion. */
export const laterNotes = z.object({
  notes: longText('Notes', 2000, 'Please write a note').meta({ description: 'How it went.' }),
})
