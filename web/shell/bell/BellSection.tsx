import type { ReactNode } from 'react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'

interface BellSectionProps {
  title: string
  /** The number of entries, exact up to 1,000; the list may show fewer. */
  count: number
  /** The screen with the whole list. */
  to: string
  onLeave: () => void
  /** The rows. */
  children: readonly ReactNode[]
}

/** The entries of one kind; renders nothing when there are none. */
export function BellSection({ title, count, to, onLeave, children }: BellSectionProps) {
  if (children.length === 0) return null
  const more = count - children.length
  return (
    <section aria-label={title}>
      <h3 className="flex h-8 items-center gap-1.5 bg-sunken px-4 font-medium text-muted text-sm">
        {title} <span className="text-faint tabular-nums">{count > 999 ? '999+' : count}</span>
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
      {more > 0 && (
        <p className="border-line border-t px-4 py-2.5 text-sm">
          <TextLink render={<PreloadLink to={to} onClick={onLeave} />}>
            {count > 999 ? 'More' : `${more} more`}
          </TextLink>
        </p>
      )}
    </section>
  )
}
