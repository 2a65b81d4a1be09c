import {
  day,
  momentOf,
  number,
  stampColumns,
  text,
  userName,
  words,
  yesNo,
} from '#api/modules/exports/columns.ts'
import type { FilterOf } from '#api/modules/exports/input.ts'
import { taskList } from '#api/modules/tasks/lists.ts'
import type { ExportedList } from './exportedList.ts'

/** The actor's own tasks. */
export const tasks: ExportedList<FilterOf<'organizerTasks'>> = {
  model: 'OrganizerTask',
  title: 'Tasks',
  action: 'export:tasks',
  list: taskList,
  columns: {
    Number: number('id'),
    Title: text('title'),
    Notes: text('description'),
    Due: day('dueDate'),
    Priority: words('priority'),
    Status: words('status'),
    Completed: momentOf('completedAt'),
    'Remind me': yesNo('reminderSet'),
    Tags: `array_to_string(t."tags", ', ')`,
    'Assigned By': userName('assignedById'),
    ...stampColumns,
  },
}
