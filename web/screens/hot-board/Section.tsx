import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** The number of items, exact up to 1,000. */
  count: number
  /** Stands at the end of the heading's line, such as a filter. */
  aside?: ReactNode
  children: ReactNode
}

/** At the end of the heading's line, in its middle. */
const besideHeading = {
  position: 'absolute',
  right: 0,
  top: '0.875rem',
  transform: 'translateY(-50%)',
} as const

/** A section of the board. It gets the focus when its last card is gone. */
export function Section({ title, count, aside, children }: SectionProps) {
  const heading = useId()
  return (
    <div className="relative not-first:mt-10">
      {/* Before the section, whose first button gets the focus when its list is empty. */}
      {aside && <div style={besideHeading}>{aside}</div>}
      <section aria-labelledby={heading} tabIndex={-1} className="rounded-md outline-none">
        <h2 className="mb-3 pointer-coarse:mb-5 flex items-baseline gap-2 font-semibold text-ink text-lg">
          <span id={heading}>{title}</span>
          {count > 0 && (
            <span className="font-normal text-faint text-sm tabular-nums">
              {count > 999 ? '999+' : count}
            </span>
          )}
        </h2>
        {children}
      </section>
    </div>
  )
}
