import { graphql, useFragment } from 'react-relay/hooks'
import type { AddTaskDialog_viewer$key } from '#web/__generated__/AddTaskDialog_viewer.graphql.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useAddTask } from '../acts/useAddTask.ts'
import { TaskFields } from './TaskFields.tsx'
import { type TaskValues, taskSchema } from './taskForm.ts'

interface AddTaskDialogProps {
  viewer: AddTaskDialog_viewer$key
  open: boolean
  onClose: () => void
}

const blank: Omit<TaskValues, 'userId'> = {
  ...{ title: '', description: '', dueDate: '', priority: 'MEDIUM' },
  ...{ tags: '', reminderSet: false, status: 'PENDING' },
}

/** Add Task, with everything that a task can say. */
export function AddTaskDialog({ viewer, open, onClose }: AddTaskDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddTaskDialog_viewer on Viewer {
        user {
          id
        }
        business {
          canAssignTasks
        }
        ...TaskFields_viewer
      }
    `,
    viewer,
  )
  const [addTask] = useAddTask()
  const me = data.user.id
  const form = useForm({
    schema: taskSchema,
    initial: { ...blank, userId: me } as TaskValues,
    async onSubmit({ status: _begins, userId, ...task }) {
      const outcome = await addTask({ ...task, ...(userId !== me && { userId }) })
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => form.reset()}
      guarded={form.dirty}
      title="Add Task"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Adding...">
            Add Task
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <TaskFields form={form} viewer={data} assignable={data.business.canAssignTasks} />
      </Form>
    </Dialog>
  )
}
