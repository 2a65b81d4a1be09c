import { graphql, useFragment } from 'react-relay/hooks'
import type { TaskDialogs_viewer$key } from '#web/__generated__/TaskDialogs_viewer.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { addTaskDialog } from '../tasks.route.ts'
import { AddTaskDialog } from './AddTaskDialog.tsx'
import type { TaskDialogRequest } from './dialogTask.ts'
import { EditTaskDialog } from './EditTaskDialog.tsx'

interface TaskDialogsProps {
  viewer: TaskDialogs_viewer$key
  requests: DialogRequests<TaskDialogRequest>
}

/** All dialogs of My Tasks. */
export function TaskDialogs({ viewer, requests }: TaskDialogsProps) {
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
      <AddTaskDialog viewer={data} {...addition.dialog} />
      {requests.request && <EditTaskDialog viewer={data} task={requests.request} {...requests.dialog} />}
    </>
  )
}
