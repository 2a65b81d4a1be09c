import * as z from 'zod/mini'
import { type Priority, priorityNames } from '#web/features/hot-board/priority.ts'
import { CreateOrganizerTaskInput as most } from '#web/generated/maxLengths.ts'
import { optional, required } from '#web/ui/forms/textShapes.ts'

/** The form values of a task. */
export type TaskValues = {
  title: string
  description: string
  dueDate: string
  priority: Priority
  /** Separated by commas. */
  tags: string
  reminderSet: boolean
  status: 'PENDING' | 'IN_PROGRESS' | 'CANCELLED'
  /** The id of the owner. */
  userId: string
}

/** The labels of the statuses that can be chosen. */
export const taskStates = { PENDING: 'Pending', IN_PROGRESS: 'In progress', CANCELLED: 'Cancelled' } as const

const tagsIn = (text: string) => [
  ...new Map(
    text
      .split(',')
      .map((tag) => tag.trim().replace(/^#/, '').replace(/\s+/g, ' '))
      .filter(Boolean)
      .map((tag) => [tag.toLowerCase(), tag]),
  ).values(),
]

/** The schema of a task, new or edited. */
export const taskSchema = z.object({
  title: required('Title', most.title),
  description: optional('Notes', most.description),
  dueDate: z.pipe(
    z.string(),
    z.transform((day) => (day === '' ? null : day)),
  ),
  priority: z.enum(priorityNames),
  tags: z.pipe(
    z.pipe(z.string(), z.transform(tagsIn)),
    z
      .array(z.string().check(z.maxLength(30, 'Tag must be at most 30 characters')))
      .check(z.maxLength(10, 'A task can have at most 10 tags')),
  ),
  reminderSet: z.boolean(),
  status: z.enum(['PENDING', 'IN_PROGRESS', 'CANCELLED']),
  userId: z.string(),
})

export type SentTask = z.output<typeof taskSchema>
