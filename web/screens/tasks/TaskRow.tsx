import { Bell, CalendarDays, Hash, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TaskRow_task$key } from '#web/__generated__/TaskRow_task.graphql.ts'
import { PriorityBadge } from '#web/features/hot-board/PriorityBadge.tsx'
import { useCompleteTask } from '#web/features/tasks/useCompleteTask.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useRefresher } from '#web/relay/RefreshContext.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { DoneCircle } from '#web/ui/display/DoneCircle.tsx'
import { OpenCircle } from '#web/ui/display/OpenCircle.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { useDeleteTask } from './acts/useDeleteTask.ts'
import { EditTask } from './EditTask.tsx'

/** A task as a row with a check button. */
export function TaskRow({ task }: { task: TaskRow_task$key }) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment TaskRow_task on OrganizerTask {
        id
        title
        description
        dueDate
        priority
        status
        group
        hasReminder
        tags
        canComplete
        canDelete
        assignedBy {
          fullName
        }
        ...EditTask_task
      }
    `,
    task,
  )
  const refresher = useRefresher()
  const complete = useCompleteTask(data.title)
  const remove = useDeleteTask(data.title)
  const title = useId()
  const { id, dueDate, group, assignedBy } = data
  const done = data.status === 'COMPLETED'
  const check = () => {
    if (done) return
    refresher.keepPlaces()
    void complete(id)
  }

  return (
    <li className="flex min-w-0 flex-wrap items-start gap-1 border-line py-1.5 pr-1.5 pl-1.5 not-first:border-t">
      {(data.canComplete || done) && (
        <button
          type="button"
          data-key="x"
          aria-label={`Complete now: ${data.title}`}
          onClick={check}
          className="group grid size-9 shrink-0 cursor-pointer place-items-center rounded-full pointer-coarse:size-11"
        >
          {done ? <DoneCircle /> : <OpenCircle />}
        </button>
      )}
      <div className="min-w-20 flex-1 py-1.5 pointer-coarse:py-2.5">
        <h3
          id={title}
          tabIndex={-1}
          data-row
          className="break-words rounded-sm font-medium text-ink outline-offset-2"
        >
          {data.title}
        </h3>
        {data.description && (
          <p className="line-clamp-2 whitespace-pre-line break-words text-muted">{data.description}</p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm empty:hidden [&_svg]:size-3.5 [&_svg]:shrink-0">
          {data.status === 'IN_PROGRESS' && <Badge tone="blue">In progress</Badge>}
          {data.priority !== 'MEDIUM' && <PriorityBadge priority={data.priority} />}
          {dueDate && group !== 'TODAY' && group !== 'TOMORROW' && (
            <time
              dateTime={dueDate}
              className={`inline-flex items-center gap-1 ${group === 'OVERDUE' ? 'text-danger-ink' : ''}`}
            >
              <CalendarDays aria-hidden />
              {formatDay(dueDate, timeZone)}
            </time>
          )}
          {data.hasReminder && (
            <span className="inline-flex items-center gap-1">
              <Bell aria-hidden />
              <VisuallyHidden>Reminder on</VisuallyHidden>
            </span>
          )}
          {data.tags.map((tag) => (
            <span key={tag} className="inline-flex min-w-0 items-center">
              <Hash aria-hidden />
              <span className="min-w-0 break-words">{tag}</span>
            </span>
          ))}
          {assignedBy && (
            <span>
              From <span translate="no">{assignedBy.fullName}</span>
            </span>
          )}
        </p>
      </div>
      <EditTask task={data} />
      {data.canDelete && (
        <IconButton
          label={`Delete: ${data.title}`}
          title="Delete"
          icon={<Trash2 />}
          onClick={() => void remove(id)}
        />
      )}
    </li>
  )
}
