import { graphql, useFragment } from 'react-relay/hooks'
import type { TaskDialogs_viewer$key } from '#web/__generated__/TaskDialogs_viewer.graphql.ts'
import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { AddTaskDialog } from './AddTaskDialog.tsx'
import { EditTaskDialog } from './EditTaskDialog.tsx'

const dialogs = { add: AddTaskDialog, edit: EditTaskDialog }

export interface TaskDialogsProps {
  viewer: TaskDialogs_viewer$key
  opened: OpenedDialogs<typeof dialogs, 'viewer'>
}

/** All dialogs of My Tasks. */
export function TaskDialogs({ viewer, opened }: TaskDialogsProps) {
  const data = useFragment(
    graphql`
      fragment TaskDialogs_viewer on Viewer {
        ...AddTaskDialog_viewer
        ...EditTaskDialog_viewer
      }
    `,
    viewer,
  )
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{ viewer: data }} />
}
