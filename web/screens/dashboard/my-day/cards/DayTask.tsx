import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayTask_task$key } from '#web/__generated__/DayTask_task.graphql.ts'
import { PriorityBadge } from '#web/features/hot-board/PriorityBadge.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { DayFacts } from './DayFacts.tsx'
import { DayNotes } from './DayNotes.tsx'

/** A task of the user. */
export function DayTask({ task, circle }: { task: DayTask_task$key; circle: ReactNode }) {
  const timeZone = useTimeZone()
  const { title, description, priority, dueDate, group, assignedBy } = useFragment(
    graphql`
      fragment DayTask_task on OrganizerTask {
        title
        description
        priority
        dueDate
        group
        assignedBy {
          fullName
        }
      }
    `,
    task,
  )
  return (
    <>
      <DayFacts
        circle={circle}
        late={group === 'OVERDUE'}
        badges={
          <>
            {group === 'OVERDUE' ? <Badge tone="red">Overdue task</Badge> : <Badge tone="blue">Task</Badge>}
            <PriorityBadge priority={priority} />
          </>
        }
        when={dueDate && <time dateTime={dueDate}>{formatDay(dueDate, timeZone)}</time>}
        title={title}
        about={assignedBy ? `From ${assignedBy.fullName}` : ''}
      />
      <DayNotes texts={[description]} />
    </>
  )
}
