import { graphql, useFragment } from 'react-relay/hooks'
import type { AddTaskDialog_viewer$key } from '#web/__generated__/AddTaskDialog_viewer.graphql.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { blank } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useAddTask } from '../acts/useAddTask.ts'
import { TaskFields } from './TaskFields.tsx'
import { taskSchema } from './taskForm.ts'

const blankTask = { ...blank(taskSchema), priority: 'MEDIUM', reminderSet: false, status: 'PENDING' } as const

/** Add Task, with all fields. */
export function AddTaskDialog({ viewer, ...dialog }: DialogState & { viewer: AddTaskDialog_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment AddTaskDialog_viewer on Viewer {
        user {
          id
        }
        canAssignTasks
        ...TaskFields_viewer
      }
    `,
    viewer,
  )
  const [addTask] = useAddTask()
  const me = data.user.id
  return (
    <FormDialog
      {...dialog}
      title="Add Task"
      schema={taskSchema}
      initial={{ ...blankTask, userId: me }}
      onSubmit={({ status: _begins, userId, ...task }) =>
        addTask({ ...task, ...(userId !== me && { userId }) })
      }
      submitText="Add Task"
      pendingText="Adding..."
    >
      {(form) => <TaskFields form={form} viewer={data} assignable={data.canAssignTasks} />}
    </FormDialog>
  )
}
