import { z } from 'zod'
import { longText, optionalLongText, text } from '#api/core/input/input.ts'
import { Priority } from '#api/generated/enums.ts'
import { type UserRef, userRef, userRefFields } from '#api/modules/team/input.ts'

/** The assignee of an item: a user by id or full name, everyone, or nobody. */
export type Assignee = UserRef | 'everyone' | null

/** The assignee of an item, as input of the graph. */
export const itemAssigneeFields = z
  .object({
    ...userRefFields,
    everyone: z.boolean().nullish().meta({ description: 'The whole team.' }),
  })
  .meta({
    title: 'AssigneeInput',
    description: 'The assignee of an item: one of these. Null means nobody.',
  })

/** Parses the assignee; `undefined` when it is omitted. */
export const itemAssignee = itemAssigneeFields
  .transform(({ everyone, ...user }): Assignee => (everyone ? 'everyone' : userRef(user)))
  .nullish()

const fields = {
  title: text('Title', 160),
  description: longText('Description', 2000),
}

/** The priority of an item or a task. */
export const priority = z
  .enum(Priority, { error: 'Priority must be urgent, high, medium or low' })
  .meta({ title: 'Priority' })

/** A new item. */
export const newItem = z.object({ ...fields, priority: priority.default('MEDIUM') })
export type NewItem = z.output<typeof newItem>

/** Changes of an item: only the given fields. */
export const itemChanges = z.object({ ...fields, priority }).partial()
export type ItemChanges = z.output<typeof itemChanges>

/**
 * The version that the edit started from. The documented REST call has none: without a version the edit overwrites
 * newer values.
 */
export const itemVersion = z.int({ error: 'Version must be a whole number' }).nullish().meta({
  description:
    'The version that the edit started from. Without it, later edits of other users are overwritten.',
})

/** A comment on an item. */
export const newComment = z.object({ text: longText('Comment', 2000) })
export type NewComment = z.output<typeof newComment>

/** How the item was resolved; optional. */
export const resolution = z.object({
  notes: optionalLongText('Notes', 2000).meta({ description: 'How it was resolved.' }),
})
export type Resolution = z.output<typeof resolution>
