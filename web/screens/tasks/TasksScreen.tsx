import { ListPlus } from 'lucide-react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { TasksScreenQuery } from '#web/__generated__/TasksScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { TaskExportMenu } from '#web/features/exports/ExportMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { DoneTasks } from './DoneTasks.tsx'
import { taskDialogs } from './dialogs/taskDialogs.ts'
import { GivenTasks } from './GivenTasks.tsx'
import { OpenTasks } from './OpenTasks.tsx'
import { QuickAdd } from './quick-add/QuickAdd.tsx'
import { TaskKeys } from './TaskKeys.tsx'
import { useTaskKeys } from './useTaskKeys.ts'

const dialogs = loadDialogs(async () => (await import('./dialogs/TaskDialogs.tsx')).TaskDialogs)

/** My Tasks. */
export function TasksScreen({ queryRef }: { queryRef: PreloadedQuery<TasksScreenQuery> }) {
  const viewer = usePreloadedQuery<TasksScreenQuery>(
    graphql`
      query TasksScreenQuery @preloadable {
        viewer @required(action: THROW) {
          user {
            id
          }
          ...TaskDialogs_viewer
          ...OpenTasks_viewer
          ...DoneTasks_viewer
          ...GivenTasks_viewer
        }
      }
    `,
    queryRef,
  ).viewer
  const { screen, addField, keys } = useTaskKeys()

  return (
    <taskDialogs.Host of={dialogs} viewer={viewer}>
      <div ref={screen} className="items-start gap-8 xl:flex">
        <div className="min-w-0 flex-1">
          <QuickAdd
            field={addField}
            aside={
              <>
                <AllFields />
                <TaskExportMenu size="sm" variant="ghost" />
                <TaskKeys keys={keys} />
              </>
            }
          />
          <OpenTasks viewer={viewer} onAdd={() => addField.current?.focus()} />
        </div>
        <div className="shrink-0 empty:hidden xl:w-84">
          <GivenTasks viewer={viewer} me={viewer.user.id} />
          <DoneTasks viewer={viewer} />
        </div>
      </div>
    </taskDialogs.Host>
  )
}

/** Opens the dialog of a new task. */
function AllFields() {
  const open = taskDialogs.useOpen()
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<ListPlus />}
      aria-label="Add Task: All fields"
      onClick={() => open('add')}
      className="ml-auto"
    >
      All fields
    </Button>
  )
}
