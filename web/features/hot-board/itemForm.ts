import * as z from 'zod/mini'
import { CreateHotBoardItemInput as most } from '#web/generated/maxLengths.ts'
import { labelled, required } from '#web/ui/forms/fieldShapes.ts'
import { priorities, priorityNames } from './priority.ts'

/** Options in addition to the users. */
export const nobody = 'not_assigned'
export const everyone = 'all'

/** The fields of an item, new or edited. */
export const itemFields = {
  title: required('Title', most.title),
  description: required('Description', most.description),
  priority: labelled('Priority', z.enum(priorityNames), (priority) => priorities[priority].label),
  /** `not_assigned`, `all`, or the id of a user. */
  assignedTo: labelled('Assign to', z.string()),
}

export const itemSchema = z.object(itemFields)

/** The form values of an item. */
export type ItemValues = z.input<typeof itemSchema>

/** The chosen assignee as the graph takes it. */
export function assigneeInput(chosen: string) {
  if (chosen === nobody) return null
  return chosen === everyone ? { everyone: true } : { userId: chosen }
}
