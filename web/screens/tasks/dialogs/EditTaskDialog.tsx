import { graphql, useFragment } from 'react-relay/hooks'
import type { EditTaskDialog_viewer$key } from '#web/__generated__/EditTaskDialog_viewer.graphql.ts'
import type { EditTaskDialogMutation } from '#web/__generated__/EditTaskDialogMutation.graphql.ts'
import type { taskDialogs_task$key } from '#web/__generated__/taskDialogs_task.graphql.ts'
import { useReopenTask } from '#web/features/tasks/useReopenTask.ts'
import { changedFields } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { FieldLabels } from '#web/ui/forms/useNewerValues.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { TaskFields } from './TaskFields.tsx'
import { type DialogTask, useDialogTask } from './taskDialogs.ts'
import { type SentTask, type TaskValues, taskFields, taskSchema, taskValues } from './taskForm.ts'

interface EditTaskDialogProps extends DialogState {
  viewer: EditTaskDialog_viewer$key
  task: taskDialogs_task$key
}

function labelsOf({ owner }: DialogTask): FieldLabels<TaskValues> {
  // The name of a former owner is not known; it only has to differ from the current one.
  const shown = (id: string) => (id === owner.id ? owner.fullName : id)
  return { ...taskFields, userId: { ...taskFields.userId, shown } }
}

/** Edit Task. */
export function EditTaskDialog({ viewer, task: request, ...dialog }: EditTaskDialogProps) {
  const task = useDialogTask(request)
  const data = useFragment(
    graphql`
      fragment EditTaskDialog_viewer on Viewer {
        ...TaskFields_viewer
      }
    `,
    viewer,
  )
  const reopen = useReopenTask(task.title)
  const [updateTask] = useMutation<EditTaskDialogMutation>(
    graphql`
      mutation EditTaskDialogMutation($input: UpdateOrganizerTaskInput!) {
        updateOrganizerTask(input: $input) {
          __typename
        }
      }
    `,
    {
      subject: task.title,
      success: 'Task updated',
      failure: { inForm: 'Failed to update task' },
    },
  )
  const save = async (sent: SentTask, initial: TaskValues) => {
    const changes = changedFields({ ...initial, tags: task.tags }, sent)
    return Object.keys(changes).length > 0
      ? updateTask({ input: { id: task.id, ...changes } }, { subject: sent.title })
      : undefined
  }
  return (
    <FormDialog
      {...dialog}
      title="Edit Task"
      schema={taskSchema}
      record={task.id}
      initial={taskValues(task)}
      labels={labelsOf(task)}
      onSubmit={save}
      reopening={{ label: 'Reopen', run: () => reopen(task.id) }}
      submitText="Save Task"
      pendingText="Saving..."
    >
      {(form) => (
        <TaskFields
          form={form}
          viewer={data}
          owner={task.owner}
          assignable={task.canAssign}
          movable={task.canComplete}
        />
      )}
    </FormDialog>
  )
}
