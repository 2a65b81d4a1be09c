import { CalendarDays, Flag, Hash, Plus, X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { priorities } from '#web/features/hot-board/priority.ts'
import { formatDay } from '#web/lib/dates.ts'
import { todayIn } from '#web/lib/days.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { useDraft, useKeptDraft } from '#web/ui/forms/useDraft.ts'
import { useAddTask } from '../acts/useAddTask.ts'
import { readTask, type TaskMark } from './readTask.ts'

interface QuickAddProps {
  field: RefObject<HTMLInputElement | null>
  /** Rendered at the end of the row of chips. */
  aside: ReactNode
}

/** An input line for a new task. Recognized parts are shown below while typing. */
export function QuickAdd({ field, aside }: QuickAddProps) {
  const timeZone = useTimeZone()
  const draft = useDraft('new task')
  const [line, setLine] = useState(typeof draft?.line === 'string' ? draft.line : '')
  // The last line to which no answer has come yet.
  const [sent, setSent] = useState('')
  const typed = line || sent
  useKeptDraft('new task', typed === '' ? {} : { line: typed })
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const [add] = useAddTask()
  const hint = useId()
  const read = readTask(line, todayIn(timeZone), kept)

  async function submit() {
    if (read.title === '') return
    if (read.title.length > 160) {
      setProblem('Title must be at most 160 characters')
      return
    }
    const { title, dueDate, priority, tags } = read
    // The field is cleared, so that the next task can be typed at once.
    setLine('')
    setSent(line)
    setKept(new Set())
    const outcome = await add({ title, dueDate, tags: [...tags], ...(priority && { priority }) })
    setSent((now) => (now === line ? '' : now))
    if (outcome.ok) return
    setProblem(outcome.error.fields?.title?.[0] ?? null)
    setLine((now) => (now === '' ? line : now))
    setKept((now) => (now.size === 0 ? kept : now))
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="flex gap-2">
        <label className="flex min-w-0 flex-1 items-center rounded-lg border border-field bg-surface shadow-control focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-1">
          <Plus aria-hidden className="ml-3 size-4.5 shrink-0 text-faint" />
          <VisuallyHidden>New task</VisuallyHidden>
          <input
            ref={field}
            value={line}
            onChange={({ target }) => {
              setLine(target.value)
              setProblem(null)
            }}
            onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
            placeholder="Call Ada tomorrow !high #felt"
            enterKeyHint="done"
            autoComplete="off"
            aria-describedby={hint}
            aria-invalid={problem !== null}
            className="h-9.5 min-w-0 flex-1 rounded-lg pointer-coarse:h-11.5 bg-transparent px-2.5 text-ink outline-none placeholder:text-faint pointer-coarse:text-[1rem]"
          />
        </label>
        <Button type="submit" variant="primary" size="lg" disabled={read.title === ''}>
          Add
        </Button>
      </div>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-1.5 max-sm:mb-2">
        <div id={hint} className="flex min-w-0 flex-wrap items-center gap-1.5 text-sm empty:hidden">
          {problem !== null ? (
            <p role="alert" className="text-danger-ink">
              {problem}
            </p>
          ) : (
            read.marks.map((mark) => (
              <MarkChip
                key={`${mark.kind} ${mark.text}`}
                mark={mark}
                onKeep={() => {
                  setKept((now) => new Set(now).add(mark.text))
                  field.current?.focus()
                }}
              />
            ))
          )}
        </div>
        {aside}
      </div>
    </form>
  )
}

const icons = { due: CalendarDays, priority: Flag, tag: Hash }

function wordsOf(mark: TaskMark, timeZone: string): string {
  if (mark.kind === 'due') {
    const day = formatDay(mark.dueDate, timeZone)
    return mark.dueDate < todayIn(timeZone) ? `${day}, overdue` : day
  }
  return mark.kind === 'tag' ? mark.tag : priorities[mark.priority].label
}

/** A recognized part. Pressing it keeps it as text. */
function MarkChip({ mark, onKeep }: { mark: TaskMark; onKeep: () => void }) {
  const timeZone = useTimeZone()
  const Icon = icons[mark.kind]
  const words = wordsOf(mark, timeZone)
  return (
    <button
      type="button"
      onClick={onKeep}
      aria-label={`${words}: keep “${mark.text}” as text`}
      className="inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-full bg-accent-soft px-2.5 font-medium text-accent-ink hover:bg-hover pointer-coarse:h-11"
    >
      <Icon aria-hidden className="size-3.5" />
      {words}
      <X aria-hidden className="size-3.5" />
    </button>
  )
}
