import { GitCompareArrows } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { everyone, type ItemValues, nobody } from '#web/features/hot-board/itemForm.ts'
import { priorities } from '#web/features/hot-board/priority.ts'
import { Button } from '#web/ui/actions/Button.tsx'

interface NewerValuesProps {
  /** The fields that another user has changed meanwhile, with their new values. */
  changed: Partial<ItemValues>
  /** Full name of the member it is assigned to now. */
  assigneeName: string | null
  /** Whether the user's own values are being saved. */
  pending: boolean
  onTake: () => void
  onKeep: () => void
}

/** Shows what another user has changed meanwhile, and offers the choice. */
export function NewerValues({ changed, assigneeName, pending, onTake, onKeep }: NewerValuesProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const shown = wordsOf(changed, assigneeName)

  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="flex gap-2 rounded-md bg-yellow-soft px-3 py-2.5 text-yellow-ink outline-none"
    >
      <GitCompareArrows aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">Someone changed this item while you were editing it.</p>
        {shown.length > 0 && (
          <dl className="mt-2 flex flex-col gap-1.5">
            {shown.map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm">{label} is now</dt>
                <dd className="whitespace-pre-line break-words font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={onTake} disabled={pending}>
            Take newer values
          </Button>
          <Button size="sm" onClick={onKeep} pending={pending}>
            Keep mine
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The labels of the changed fields. */
function wordsOf(
  { title, description, priority, assignedTo }: Partial<ItemValues>,
  assigneeName: string | null,
): [label: string, value: string][] {
  const words: [string, string | null | undefined][] = [
    ['Title', title],
    ['Description', description],
    ['Priority', priority && priorities[priority].label],
    ['Assignee', assignedTo && assigneeWords(assignedTo, assigneeName)],
  ]
  return words.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

function assigneeWords(assignedTo: string, name: string | null): string | null {
  if (assignedTo === nobody) return 'Not Assigned'
  return assignedTo === everyone ? 'All Team Members' : name
}
