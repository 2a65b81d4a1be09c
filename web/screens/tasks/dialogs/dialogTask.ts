import { graphql, readInlineData } from 'react-relay/hooks'
import type { dialogTask_task$key } from '#web/__generated__/dialogTask_task.graphql.ts'

/** The task at the time of the request, because the dialog may outlive its row. */
export type DialogTask = ReturnType<typeof readTask>

/** Reads what the dialog needs to know of a task. */
export function readTask(task: dialogTask_task$key) {
  const { id, title, description, dueDate, priority, status, ...more } = readInlineData(
    graphql`
      fragment dialogTask_task on OrganizerTask @inline {
        id
        title
        description
        dueDate
        priority
        status
        hasReminder
        tags
        canAssign
        canComplete
        owner {
          id
          fullName
        }
      }
    `,
    task,
  )
  const { hasReminder, tags, canAssign, canComplete, owner } = more
  const said = { id, title, description, dueDate, priority, status, reminderSet: hasReminder, tags }
  return { ...said, canAssign, canComplete, owner: { id: owner.id, fullName: owner.fullName } }
}
