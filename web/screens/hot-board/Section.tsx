import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** The number of items, exact up to 1,000. */
  count: number
  children: ReactNode
}

/** A section of the board. It gets the focus when its last card is gone. */
export function Section({ title, count, children }: SectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} tabIndex={-1} className="rounded-md outline-none not-first:mt-10">
      <h2 className="mb-3 flex items-baseline gap-2 font-semibold text-ink text-lg">
        <span id={heading}>{title}</span>
        {count > 0 && (
          <span className="font-normal text-faint text-sm tabular-nums">{count > 999 ? '999+' : count}</span>
        )}
      </h2>
      {children}
    </section>
  )
}
