import { type ReactNode, useId } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { Card } from '#web/ui/display/Card.tsx'

interface TaskSectionProps {
  title: string
  /** The number of tasks, exact up to 1,000; null while it is unknown. */
  count: number | null
  late?: boolean
  children: ReactNode
}

/** A group of tasks under its heading. */
export function TaskSection({ title, count, late = false, children }: TaskSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mb-7">
      <h2 className="mb-2 flex items-baseline gap-2 font-semibold">
        <span id={heading} className={classNames(late ? 'text-danger-ink' : 'text-ink')}>
          {title}
        </span>
        {count !== null && (
          <span className="font-normal text-faint text-sm tabular-nums">{count > 999 ? '999+' : count}</span>
        )}
      </h2>
      <Card flush>
        <ul>{children}</ul>
      </Card>
    </section>
  )
}
