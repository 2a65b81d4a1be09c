import { Pencil } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditTask_task$key } from '#web/__generated__/EditTask_task.graphql.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import type { TaskDialogRequest } from './dialogs/dialogTask.ts'

interface EditTaskProps {
  task: EditTask_task$key
  onEdit: (task: TaskDialogRequest) => void
}

/** The button that opens the dialog of a task; nothing for a task that the viewer may not edit. */
export function EditTask({ task, onEdit }: EditTaskProps) {
  const data = useFragment(
    graphql`
      fragment EditTask_task on OrganizerTask {
        title
        canEdit
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...dialogTask_task
      }
    `,
    task,
  )
  if (!data.canEdit) return null
  return (
    <IconButton
      data-act="edit"
      label={`Edit: ${data.title}`}
      title="Edit"
      icon={<Pencil />}
      onClick={() => onEdit(data)}
    />
  )
}
