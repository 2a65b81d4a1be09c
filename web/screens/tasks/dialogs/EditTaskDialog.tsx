import { graphql, useFragment } from 'react-relay/hooks'
import type { EditTaskDialog_viewer$key } from '#web/__generated__/EditTaskDialog_viewer.graphql.ts'
import type { EditTaskDialogMutation } from '#web/__generated__/EditTaskDialogMutation.graphql.ts'
import type { taskDialogs_task$key } from '#web/__generated__/taskDialogs_task.graphql.ts'
import { priorities } from '#web/features/hot-board/priority.ts'
import { useReopenTask } from '#web/features/tasks/useReopenTask.ts'
import { changedFields } from '#web/lib/changedFields.ts'
import { formatCalendarDay } from '#web/lib/dates.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { FieldLabels } from '#web/ui/forms/useNewerValues.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { TaskFields } from './TaskFields.tsx'
import { type DialogTask, useDialogTask } from './taskDialogs.ts'
import { type SentTask, type TaskValues, taskSchema, taskStates } from './taskForm.ts'

interface EditTaskDialogProps extends DialogState {
  viewer: EditTaskDialog_viewer$key
  task: taskDialogs_task$key
}

function valuesOf(task: DialogTask): TaskValues {
  const { title, priority, reminderSet, status, owner } = task
  return {
    title,
    priority,
    reminderSet,
    userId: owner.id,
    description: task.description ?? '',
    dueDate: task.dueDate ?? '',
    tags: task.tags.join(', '),
    status: status === 'COMPLETED' ? 'PENDING' : status,
  }
}

function labelsOf({ owner }: DialogTask): FieldLabels<TaskValues> {
  return {
    title: 'Title',
    description: 'Notes',
    tags: 'Tags',
    reminderSet: 'Remind me',
    dueDate: ['Due', (day) => day && formatCalendarDay(day)],
    priority: ['Priority', (priority) => priorities[priority].label],
    status: ['Status', (status) => taskStates[status]],
    // The name of a former owner is not known; it only has to differ from the current one.
    userId: ['Assign to', (id) => (id === owner.id ? owner.fullName : id)],
  }
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
      initial={valuesOf(task)}
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
