import * as z from 'zod/mini'
import { CreateHotBoardItemInput as most } from '#web/generated/maxLengths.ts'
import { required } from '#web/ui/forms/textShapes.ts'
import { type Priority, priorityNames } from './priority.ts'

/** Options in addition to the users. */
export const nobody = 'not_assigned'
export const everyone = 'all'

/** The form values of an item. */
export type ItemValues = {
  title: string
  description: string
  priority: Priority
  /** `not_assigned`, `all`, or the id of a user. */
  assignedTo: string
}

/** The schema of an item, new or edited. */
export const itemSchema = z.object({
  title: required('Title', most.title),
  description: required('Description', most.description),
  priority: z.enum(priorityNames),
  assignedTo: z.string(),
})

/** The chosen assignee as the graph takes it. */
export function assigneeInput(chosen: string) {
  if (chosen === nobody) return null
  return chosen === everyone ? { everyone: true } : { userId: chosen }
}
