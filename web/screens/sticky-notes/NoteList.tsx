import type { ReactNode, Ref } from 'react'
import { noteGridOf } from './noteGrid.ts'

interface NoteListProps {
  ref: Ref<HTMLUListElement>
  count: number
  /** What else could be here: beside or below a single note. */
  hint: string
  children: ReactNode
}

/** The notes of a tab. A single one has a hint beside or below it. */
export function NoteList({ ref, count, hint, children }: NoteListProps) {
  const alone = count === 1
  return (
    <div className="@container">
      <div className={alone ? noteGridOf(count) : undefined}>
        <ul ref={ref} className={alone ? undefined : noteGridOf(count)}>
          {children}
        </ul>
        {alone && (
          <div className="flex items-center justify-center rounded-lg border border-line-strong border-dashed p-6">
            <p className="max-w-sm text-pretty text-center text-muted">{hint}</p>
          </div>
        )}
      </div>
    </div>
  )
}
