import { Pencil } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditTask_task$key } from '#web/__generated__/EditTask_task.graphql.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { taskDialogs } from './dialogs/taskDialogs.ts'

/** The button that opens the dialog of a task; nothing for a task that the viewer may not edit. */
export function EditTask({ task }: { task: EditTask_task$key }) {
  const data = useFragment(
    graphql`
      fragment EditTask_task on OrganizerTask {
        title
        canEdit
        ...taskDialogs_task
      }
    `,
    task,
  )
  const open = taskDialogs.useOpen()
  if (!data.canEdit) return null
  return (
    <IconButton
      data-key="e"
      label={`Edit: ${data.title}`}
      title="Edit"
      icon={<Pencil />}
      onClick={() => open('edit', { task: data })}
    />
  )
}
