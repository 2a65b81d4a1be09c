import { useEffect, useRef } from 'react'
import { everyone, type ItemValues, itemFields, nobody } from '#web/features/hot-board/itemForm.ts'
import { formatTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { NewerNotice } from '#web/ui/forms/NewerNotice.tsx'
import { type FieldLabels, shownValue } from '#web/ui/forms/useNewerValues.tsx'
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
  const { assigneeName, changedBy, changedAt, values } = newer
  const labels: FieldLabels<ItemValues> = {
    ...itemFields,
    assignedTo: { label: 'Assignee', shown: (assignee) => assigneeWords(assignee, assigneeName) },
  }
  const shown = namesOf(changed).map(
    (name) => [labels[name].label, shownValue(labels, name, values)] as const,
  )
  const kept = namesOf(mine).map((name) => labels[name].label.toLowerCase())

  return (
    <NewerNotice
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="outline-none"
      title={`${changedBy ?? 'Someone'} changed this item${
        changedAt ? ` at ${formatTime(changedAt, timeZone)}` : ''
      } while you were editing it.`}
      values={shown.filter(([, value]) => value)}
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

const namesOf = (values: Partial<ItemValues>) => Object.keys(values) as (keyof ItemValues)[]

function assigneeWords(assignedTo: string, name: string | null): string {
  if (assignedTo === nobody) return 'Not Assigned'
  return assignedTo === everyone ? 'All Team Members' : (name ?? '')
}
