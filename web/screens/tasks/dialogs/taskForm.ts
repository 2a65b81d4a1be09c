import * as z from 'zod/mini'
import { priorities, priorityNames } from '#web/features/hot-board/priority.ts'
import { CreateOrganizerTaskInput as most } from '#web/generated/maxLengths.ts'
import { formatCalendarDay } from '#web/lib/dates.ts'
import { labelled, nullWhenBlank, optional, required, valuesOf } from '#web/ui/forms/fieldShapes.ts'
import type { DialogTask } from './taskDialogs.ts'

/** The labels of the statuses that can be chosen. */
export const taskStates = { PENDING: 'Pending', IN_PROGRESS: 'In progress', CANCELLED: 'Cancelled' } as const

/** The tags of a text, each once, as it was written first. */
function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().replace(/^#/, '').replace(/\s+/g, ' '))
  const keys = tags.map((tag) => tag.toLowerCase())
  return tags.filter((tag, place) => tag !== '' && keys.indexOf(keys[place] ?? '') === place)
}

const tags = z.pipe(
  z.pipe(z.string(), z.transform(tagsIn)),
  z
    .array(z.string().check(z.maxLength(30, 'Tag must be at most 30 characters')))
    .check(z.maxLength(10, 'A task can have at most 10 tags')),
)

const states = ['PENDING', 'IN_PROGRESS', 'CANCELLED'] as const

/** The fields of a task, new or edited. */
export const taskFields = {
  title: required('Title', most.title),
  description: optional('Notes', most.description),
  dueDate: labelled('Due', z.pipe(z.string(), nullWhenBlank), (day) => day && formatCalendarDay(day)),
  priority: labelled('Priority', z.enum(priorityNames), (priority) => priorities[priority].label),
  /** Separated by commas. */
  tags: labelled('Tags', tags),
  reminderSet: labelled('Remind me', z.boolean()),
  status: labelled('Status', z.enum(states), (status) => taskStates[status]),
  /** The id of the owner. */
  userId: labelled('Assign to', z.string()),
}

export const taskSchema = z.object(taskFields)

/** The form values of a task. */
export type TaskValues = z.input<typeof taskSchema>

export type SentTask = z.output<typeof taskSchema>

/** The form values of an existing task. */
export function taskValues({ id, canAssign, canComplete, owner, ...fields }: DialogTask): TaskValues {
  return valuesOf(taskSchema, {
    ...fields,
    tags: fields.tags.join(', '),
    status: fields.status === 'COMPLETED' ? 'PENDING' : fields.status,
    userId: owner.id,
  })
}
