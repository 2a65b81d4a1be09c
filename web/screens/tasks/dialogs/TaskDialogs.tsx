import { graphql, useFragment } from 'react-relay/hooks'
import type { TaskDialogs_viewer$key } from '#web/__generated__/TaskDialogs_viewer.graphql.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { addTaskDialog } from '../tasks.route.ts'
import { AddTaskDialog } from './AddTaskDialog.tsx'
import type { ActedTask } from './actedTask.ts'
import { EditTaskDialog } from './EditTaskDialog.tsx'

interface TaskDialogsProps {
  viewer: TaskDialogs_viewer$key
  asked: { readonly task: ActedTask; readonly turn: number } | null
  open: boolean
  onClose: () => void
}

/** Everything that opens above My Tasks. */
export function TaskDialogs({ viewer, asked, open, onClose }: TaskDialogsProps) {
  const data = useFragment(
    graphql`
      fragment TaskDialogs_viewer on Viewer {
        ...AddTaskDialog_viewer
        ...EditTaskDialog_viewer
      }
    `,
    viewer,
  )
  const addition = useDialogParam(addTaskDialog)
  return (
    <>
      <AddTaskDialog viewer={data} open={addition.open} onClose={addition.close} />
      {asked && (
        <EditTaskDialog key={asked.turn} viewer={data} task={asked.task} open={open} onClose={onClose} />
      )}
    </>
  )
}
