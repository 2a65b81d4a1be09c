import { graphql, useFragment } from 'react-relay/hooks'
import type { BellTask_task$key } from '#web/__generated__/BellTask_task.graphql.ts'
import { useCompleteTask } from '#web/features/tasks/useCompleteTask.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { BellCircle, BellRow } from './BellRow.tsx'

/** A task whose reminder is due; its circle completes it immediately. */
export function BellTask({ task, onLeave }: { task: BellTask_task$key; onLeave: () => void }) {
  const timeZone = useTimeZone()
  const { id, title, dueDate, group, canComplete } = useFragment(
    graphql`
      fragment BellTask_task on OrganizerTask {
        id
        title
        dueDate
        group
        canComplete
      }
    `,
    task,
  )
  const complete = useCompleteTask()
  return (
    <BellRow
      to="/tasks"
      onLeave={onLeave}
      title={title}
      circle={canComplete && <BellCircle atOnce title={title} onComplete={() => void complete(id)} />}
    >
      {dueDate && (
        <time dateTime={dueDate} className={group === 'OVERDUE' ? 'text-red-ink' : 'text-muted'}>
          {formatDay(dueDate, timeZone)}
        </time>
      )}
    </BellRow>
  )
}
