import { RotateCcw } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DoneTask_task$key } from '#web/__generated__/DoneTask_task.graphql.ts'
import { useReopenTask } from '#web/features/tasks/useReopenTask.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'

/** A closed task, which can be reopened. */
export function DoneTask({ task }: { task: DoneTask_task$key }) {
  const timeZone = useTimeZone()
  const { id, title, status, updatedAt, canReopen } = useFragment(
    graphql`
      fragment DoneTask_task on OrganizerTask {
        id
        title
        status
        updatedAt
        canReopen
      }
    `,
    task,
  )
  const reopen = useReopenTask(title)
  return (
    <li className="flex min-w-0 items-center gap-3 border-line py-1.5 pr-2 pl-4 not-first:border-t">
      <div className="min-w-0 flex-1 py-1">
        <h3 tabIndex={-1} className="break-words text-muted line-through decoration-line-strong">
          {title}
        </h3>
        <p className="flex items-center gap-2 text-faint text-sm">
          {status === 'CANCELLED' && <Badge>Cancelled</Badge>}
          <time dateTime={updatedAt}>{formatDate(updatedAt, timeZone)}</time>
        </p>
      </div>
      {canReopen && (
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw />}
          aria-label={`Reopen: ${title}`}
          onClick={() => void reopen(id)}
        >
          Reopen
        </Button>
      )}
    </li>
  )
}
