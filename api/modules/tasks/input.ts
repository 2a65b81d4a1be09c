import { z } from 'zod'
import { optionalLongText, text } from '#api/core/input/input.ts'
import { isDay } from '#api/core/time/localTime.ts'
import { TaskStatus } from '#api/generated/enums.ts'
import { priority } from '#api/modules/hot-board/input.ts'

const mostTags = 10
const longestTag = 30

const tag = text('Tag', longestTag, 'A tag cannot be blank')
  .transform((value) => value.replace(/\s+/g, ' '))
  .refine((value) => !value.includes(','), 'A tag cannot contain a comma')

/** Removes tags that differ only in case; the first spelling stays. */
function once(tags: string[]): string[] {
  const known = new Map<string, string>()
  for (const word of tags) if (!known.has(word.toLowerCase())) known.set(word.toLowerCase(), word)
  return [...known.values()]
}

const tags = z
  .array(tag, { error: 'Tags must be a list of texts' })
  .transform(once)
  .refine((list) => list.length <= mostTags, `A task can have at most ${mostTags} tags`)
  .meta({
    description: `At most ${mostTags} tags of at most ${longestTag} characters. Tags that differ only in case are one tag.`,
  })

/** The value that represents a missing due date in the order of open tasks; the database computes it. */
export const lastOpenDay = '9998-12-31'

const dueDate = z
  .string({ error: 'Due date must be a day as YYYY-MM-DD' })
  .refine((day) => isDay(day) && day < lastOpenDay, 'Due date must be a day as YYYY-MM-DD')
  .meta({ format: 'date' })
  .nullable()
  .meta({ description: 'The due day; null for none.' })

const reminderSet = z
  .boolean({ error: 'Reminder must be true or false' })
  .meta({ description: 'Whether the bell of its owner shows it on the due day and while it is overdue.' })

const fields = { title: text('Title', 160), description: optionalLongText('Description', 2000) }

/** A new task. */
export const newTask = z.object({
  ...fields,
  dueDate: dueDate.default(null),
  priority: priority.default('MEDIUM'),
  reminderSet: reminderSet.default(false),
  tags: tags.default([]),
})
export type NewTask = z.output<typeof newTask>

/** Changes of a task: only the given fields. */
export const taskChanges = z
  .object({
    ...fields,
    dueDate,
    priority,
    reminderSet,
    tags,
    status: z
      .enum(TaskStatus, { error: 'Status must be pending, in_progress, completed or cancelled' })
      .meta({
        title: 'TaskStatus',
        description:
          'PENDING and IN_PROGRESS change into each other, IN_PROGRESS into COMPLETED. Open tasks can be cancelled, closed tasks become pending again.',
      }),
  })
  .partial()
export type TaskChanges = z.output<typeof taskChanges>
