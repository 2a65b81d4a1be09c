import { ListPlus } from 'lucide-react'
import { lazy } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { TasksScreenQuery } from '#web/__generated__/TasksScreenQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DoneTasks } from './DoneTasks.tsx'
import type { TaskDialogRequest } from './dialogs/dialogTask.ts'
import { GivenTasks } from './GivenTasks.tsx'
import { OpenTasks } from './OpenTasks.tsx'
import { QuickAdd } from './quick-add/QuickAdd.tsx'
import { TaskKeys } from './TaskKeys.tsx'
import { addTaskDialog } from './tasks.route.ts'
import { useTaskKeys } from './useTaskKeys.ts'

const fetchDialogs = () => import('./dialogs/TaskDialogs.tsx')
const TaskDialogs = lazy(async () => ({ default: (await fetchDialogs()).TaskDialogs }))

/** My Tasks. */
export function TasksScreen({ queryRef }: { queryRef: PreloadedQuery<TasksScreenQuery> }) {
  const viewer = usePreloadedQuery<TasksScreenQuery>(
    graphql`
      query TasksScreenQuery @preloadable {
        viewer @required(action: THROW) {
          ...TaskDialogs_viewer
          ...OpenTasks_viewer
          ...DoneTasks_viewer
          ...GivenTasks_viewer
        }
      }
    `,
    queryRef,
  ).viewer
  const addition = useDialogParam(addTaskDialog)
  const requests = useDialogRequest<TaskDialogRequest>()
  const { screen, addField } = useTaskKeys()

  return (
    <div ref={screen} className="items-start gap-8 xl:flex">
      <div className="min-w-0 flex-1">
        <QuickAdd
          field={addField}
          aside={
            <>
              <Button
                size="sm"
                variant="ghost"
                icon={<ListPlus />}
                aria-label="Add Task: All fields"
                onClick={addition.show}
                className="ml-auto"
              >
                All fields
              </Button>
              <TaskKeys />
            </>
          }
        />
        <OpenTasks viewer={viewer} onEdit={requests.ask} onAdd={() => addField.current?.focus()} />
      </div>
      <div className="shrink-0 empty:hidden xl:w-84">
        <GivenTasks viewer={viewer} onEdit={requests.ask} />
        <DoneTasks viewer={viewer} />
      </div>
      <LazyDialogs open={requests.open || addition.open} load={fetchDialogs}>
        <TaskDialogs viewer={viewer} requests={requests} />
      </LazyDialogs>
    </div>
  )
}
