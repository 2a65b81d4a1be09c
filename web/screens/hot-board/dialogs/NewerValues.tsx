import { useEffect, useRef } from 'react'
import { everyone, type ItemValues, nobody } from '#web/features/hot-board/itemForm.ts'
import { priorities } from '#web/features/hot-board/priority.ts'
import { formatTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { NewerNotice } from '#web/ui/forms/NewerNotice.tsx'
import type { NewerVersion } from './itemVersion.ts'

interface NewerValuesProps {
  /** The fields that another user has changed meanwhile, with their new values. */
  changed: Partial<ItemValues>
  /** The version of the other user. */
  newer: NewerVersion
  /** The fields that *Keep mine* saves. */
  mine: Partial<ItemValues>
  /** Whether the user's own values are being saved. */
  pending: boolean
  onTake: () => void
  onKeep: () => void
}

/** Shows what another user has changed meanwhile, and offers the choice. */
export function NewerValues({ changed, newer, mine, pending, onTake, onKeep }: NewerValuesProps) {
  const timeZone = useTimeZone()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const { assigneeName, changedBy, changedAt } = newer
  const shown = wordsOf(changed, assigneeName)
  const kept = (Object.keys(mine) as (keyof ItemValues)[]).map((field) => labels[field].toLowerCase())

  return (
    <NewerNotice
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="outline-none"
      title={`${changedBy ?? 'Someone'} changed this item${
        changedAt ? ` at ${formatTime(changedAt, timeZone)}` : ''
      } while you were editing it.`}
      values={shown}
      hint={
        kept.length > 0 ? `Keep mine saves your ${kept.join(', ')}. The rest stays as it is now.` : undefined
      }
    >
      <Button size="sm" onClick={onTake} disabled={pending}>
        Take newer values
      </Button>
      <Button size="sm" onClick={onKeep} pending={pending}>
        Keep mine
      </Button>
    </NewerNotice>
  )
}

const labels = {
  title: 'Title',
  description: 'Description',
  priority: 'Priority',
  assignedTo: 'Assignee',
} as const satisfies Record<keyof ItemValues, string>

/** The labels and the values of the changed fields. */
function wordsOf(
  { title, description, priority, assignedTo }: Partial<ItemValues>,
  assigneeName: string | null,
): [label: string, value: string][] {
  const words: [string, string | null | undefined][] = [
    [labels.title, title],
    [labels.description, description],
    [labels.priority, priority && priorities[priority].label],
    [labels.assignedTo, assignedTo && assigneeWords(assignedTo, assigneeName)],
  ]
  return words.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

function assigneeWords(assignedTo: string, name: string | null): string | null {
  if (assignedTo === nobody) return 'Not Assigned'
  return assignedTo === everyone ? 'All Team Members' : name
}
