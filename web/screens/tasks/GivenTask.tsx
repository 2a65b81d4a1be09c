import { Trash2, Undo2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GivenTask_task$key } from '#web/__generated__/GivenTask_task.graphql.ts'
import { PriorityBadge } from '#web/features/hot-board/PriorityBadge.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/Badge.tsx'
import { useDeleteTask } from './acts/useDeleteTask.ts'
import { useTakeBackTask } from './acts/useTakeBackTask.ts'
import { EditTask } from './EditTask.tsx'

const states = {
  PENDING: { label: 'Pending', tone: 'neutral' },
  IN_PROGRESS: { label: 'In progress', tone: 'blue' },
  COMPLETED: { label: 'Completed', tone: 'green' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>

/** A task that the viewer, `me`, assigned: owner, due day and status. */
export function GivenTask({ task, me }: { task: GivenTask_task$key; me: string }) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment GivenTask_task on OrganizerTask {
        id
        title
        dueDate
        priority
        status
        group
        canAssign
        canDelete
        owner {
          fullName
        }
        ...EditTask_task
      }
    `,
    task,
  )
  const takeBack = useTakeBackTask(data.title, me)
  const remove = useDeleteTask(data.title)
  const { label, tone } = states[data.status]
  const { dueDate, owner } = data
  return (
    <li className="flex min-w-0 items-start gap-3 border-line py-1.5 pr-1.5 pl-3 not-first:border-t">
      <span className="mt-1.5 pointer-coarse:mt-2.5">
        <Avatar name={owner.fullName} size="sm" />
      </span>
      <div className="min-w-0 flex-1 py-1.5 pointer-coarse:py-2.5">
        <h3 tabIndex={-1} data-row className="break-words rounded-sm font-medium text-ink outline-offset-2">
          {data.title}
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm">
          <Badge tone={tone}>{label}</Badge>
          {data.priority !== 'MEDIUM' && <PriorityBadge priority={data.priority} />}
          <span translate="no">{owner.fullName}</span>
          {dueDate && (
            <time dateTime={dueDate} className={data.group === 'OVERDUE' ? 'text-danger-ink' : undefined}>
              {formatDay(dueDate, timeZone)}
            </time>
          )}
        </p>
      </div>
      <EditTask task={data} />
      {data.canAssign && (
        <IconButton
          label={`Take back: ${data.title}`}
          title="Take back"
          icon={<Undo2 />}
          onClick={() => void takeBack(data.id)}
        />
      )}
      {/* An open one is taken back first, because its owner may be at work on it. */}
      {data.canDelete && !data.canAssign && (
        <IconButton
          label={`Delete: ${data.title}`}
          title="Delete"
          icon={<Trash2 />}
          onClick={() => void remove(data.id)}
        />
      )}
    </li>
  )
}
