import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditTaskDialog_viewer$key } from '#web/__generated__/EditTaskDialog_viewer.graphql.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useUpdateTask } from '../acts/useUpdateTask.ts'
import type { ActedTask } from './actedTask.ts'
import { TaskFields } from './TaskFields.tsx'
import { type SentTask, type TaskValues, taskSchema } from './taskForm.ts'

interface EditTaskDialogProps {
  viewer: EditTaskDialog_viewer$key
  task: ActedTask
  open: boolean
  onClose: () => void
}

function valuesOf(task: ActedTask): TaskValues {
  const { title, priority, reminderSet, status, owner } = task
  return {
    ...{ title, priority, reminderSet, userId: owner.id },
    description: task.description ?? '',
    dueDate: task.dueDate ?? '',
    tags: task.tags.join(', '),
    status: status === 'COMPLETED' ? 'PENDING' : status,
  }
}

/** What was changed of it: what changes meanwhile in other fields stays. */
function changesOf(before: TaskValues, sent: SentTask): Partial<SentTask> {
  const was = { ...before, tags: before.tags === '' ? [] : before.tags.split(', ') }
  const changed = Object.entries(sent).filter(
    ([name, value]) => String(value ?? '') !== String(was[name as keyof TaskValues]),
  )
  return Object.fromEntries(changed)
}

/** Edit Task. Give it a new `key` each time. */
export function EditTaskDialog({ viewer, task, open, onClose }: EditTaskDialogProps) {
  const data = useFragment(
    graphql`
      fragment EditTaskDialog_viewer on Viewer {
        ...TaskFields_viewer
      }
    `,
    viewer,
  )
  const [initial] = useState(() => valuesOf(task))
  const updateTask = useUpdateTask()
  const form = useForm({
    schema: taskSchema,
    initial,
    async onSubmit(sent) {
      const changes = changesOf(initial, sent)
      if (Object.keys(changes).length > 0) {
        const outcome = await updateTask({ id: task.id, ...changes })
        if (!outcome.ok) return outcome.error
      }
      onClose()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      guarded={form.dirty}
      title="Edit Task"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Saving...">
            Save Task
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <TaskFields
          form={form}
          viewer={data}
          owner={task.owner}
          assignable={task.canAssign}
          movable={task.canComplete}
        />
      </Form>
    </Dialog>
  )
}
