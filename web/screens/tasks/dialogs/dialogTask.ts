import { graphql } from 'react-relay/hooks'
import type { dialogTask_task$key } from '#web/__generated__/dialogTask_task.graphql.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'

/** A request for the dialog of a task. */
export type TaskDialogRequest = dialogTask_task$key

export type DialogTask = ReturnType<typeof useDialogTask>

/** The task of a dialog, which may outlive its row. */
export function useDialogTask(task: TaskDialogRequest) {
  const { id, title, description, dueDate, priority, status, ...more } = useLastKnown(
    graphql`
      fragment dialogTask_task on OrganizerTask {
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
