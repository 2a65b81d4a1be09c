import { graphql } from 'react-relay/hooks'
import type { taskDialogs_task$key } from '#web/__generated__/taskDialogs_task.graphql.ts'
import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { addTaskDialog } from '../tasks.route.ts'
import type { TaskDialogsProps } from './TaskDialogs.tsx'

/** The dialogs of the screen. */
export const taskDialogs = defineDialogs<TaskDialogsProps>({ add: addTaskDialog })

export type DialogTask = ReturnType<typeof useDialogTask>

/** The task of a dialog, which may outlive its row. */
export function useDialogTask(task: taskDialogs_task$key) {
  return useLastKnown(
    graphql`
      fragment taskDialogs_task on OrganizerTask {
        id
        title
        description
        dueDate
        priority
        tags
        reminderSet: hasReminder
        status
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
}
