import { z } from 'zod'
import { Priority } from '#api/core/database/generated/enums.ts'
import { optionalText, text } from '#api/core/platform/input.ts'
import { type UserRef, userFields, userRef } from '#api/modules/team/input.ts'

/** Whom an item is for: a member by number or by full name, everyone, or nobody. */
export type Assignee = UserRef | 'everyone' | null

/** Whom an item is for, as the graph takes it. */
export const assigneeFields = z
  .object({
    ...userFields,
    everyone: z.boolean().nullish().meta({ description: 'The whole team.' }),
  })
  .meta({
    title: 'AssigneeInput',
    description: 'The assignee of an item: one of these. Null stands for nobody.',
  })

/** Read of it; `undefined` when nothing was sent. */
export const assignee = assigneeFields
  .transform(({ everyone, ...member }): Assignee => (everyone ? 'everyone' : userRef(member)))
  .nullish()

const fields = {
  title: text('Title', 160),
  description: text('Description', 2000),
}

/** How urgent an item or a task is. */
export const priority = z
  .enum(Priority, { error: 'Priority must be urgent, high, medium or low' })
  .meta({ title: 'Priority' })

/** A new item. */
export const newItem = z.object({ ...fields, priority: priority.default('MEDIUM') })
export type NewItem = z.output<typeof newItem>

/** What changes of an item: only the fields that are there. */
export const itemChanges = z.object({ ...fields, priority }).partial()
export type ItemChanges = z.output<typeof itemChanges>

/**
 * The version that an edit began from. The documented REST call has none: without it the edit overwrites whatever is
 * there.
 */
export const itemVersion = z.int({ error: 'Version must be a whole number' }).nullish().meta({
  description:
    'The version that the edit started from. Without it, later edits of other users are overwritten.',
})

/** How it was resolved; may be missing. */
export const resolution = z.object({
  notes: optionalText('Notes', 2000).meta({ description: 'How it was resolved.' }),
})
export type Resolution = z.output<typeof resolution>
