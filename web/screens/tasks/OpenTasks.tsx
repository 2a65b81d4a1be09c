import { CircleCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { OpenTasks_viewer$key } from '#web/__generated__/OpenTasks_viewer.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { taskGroups } from '#web/features/tasks/taskGroups.ts'
import { groupRuns } from '#web/lib/groupRuns.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { matchesTask } from './matchesTask.ts'
import { TaskRow } from './TaskRow.tsx'
import { TaskSection } from './TaskSection.tsx'

/** Longer lists get a search box. */
const few = 5

/** The open tasks, grouped by due day. The search covers the loaded tasks. */
export function OpenTasks({ viewer, onAdd }: { viewer: OpenTasks_viewer$key; onAdd: () => void }) {
  const { data, more } = usePages(
    graphql`
      fragment OpenTasks_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "OpenTasksPaginationQuery") {
        taskCounts {
          overdue
          today
          tomorrow
          thisWeek
          later
          noDate
          done
        }
        organizerTasks(first: $count, after: $cursor)
          @connection(key: "OpenTasks_organizerTasks", filters: []) {
          edges {
            node {
              id
              status
              group
              title
              description
              priority
              tags
              ...TaskRow_task
            }
          }
        }
      }
    `,
    viewer,
  )
  const [search, setSearch] = useState('')
  const { taskCounts, organizerTasks } = data
  const tasks = organizerTasks.edges.map(({ node }) => node)
  const found = tasks.filter(({ title, description, priority, tags }) =>
    matchesTask({ title, description, priority, tags }, search),
  )
  const { overdue, today, tomorrow, thisWeek, later, noDate, done } = taskCounts
  const near = { OVERDUE: overdue, TODAY: today, TOMORROW: tomorrow }
  const counts = { ...near, THIS_WEEK: thisWeek, LATER: later, NO_DATE: noDate, DONE: done }
  const groups = groupRuns(found, ({ group }) => group) as [keyof typeof taskGroups, typeof found][]

  return (
    <section aria-label="Open tasks" tabIndex={-1} className="outline-none">
      {(tasks.length > few || search !== '') && (
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:mb-2">
          <SearchField
            label="Find a task"
            placeholder="Find by words, #tag or !priority"
            value={search}
            onChange={setSearch}
            className="w-full md:max-w-sm"
          />
          <p role="status" className="text-muted tabular-nums">
            {search.trim() !== '' && `${found.length}${more.hasNext ? '+' : ''} found`}
          </p>
        </div>
      )}
      {groups.map(([group, members]) => (
        <TaskSection
          key={group}
          title={taskGroups[group].title}
          late={group === 'OVERDUE'}
          count={search.trim() === '' ? counts[group] : members.length}
        >
          {members.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </TaskSection>
      ))}
      {tasks.length === 0 && (
        <EmptyState
          icon={<CircleCheck />}
          title={done > 0 ? 'All done. Enjoy the quiet.' : 'A clear desk'}
          action={<Button onClick={onAdd}>Write one down</Button>}
        >
          Your private to-dos. Only you can see them.
        </EmptyState>
      )}
      {tasks.length > 0 && found.length === 0 && !more.hasNext && (
        <EmptyState
          icon={<SearchX />}
          title="No task matches"
          action={<Button onClick={() => setSearch('')}>Clear search</Button>}
        >
          Try other words, or a tag as #felt.
        </EmptyState>
      )}
      {/* Rows change their height with their status. */}
      <SmoothMoves of={found.map(({ id, status }) => id + status).join()} />
      <LoadMore {...more} noun="tasks" />
    </section>
  )
}
