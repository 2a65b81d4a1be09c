import type { ReactNode } from 'react'
import { useListFocus } from '#web/components/useListFocus.ts'
import { leavesPage } from '#web/lib/leavesPage.ts'
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
  const list = useListFocus()
  if (children.length === 0) return null
  const more = count - children.length
  return (
    // A group, not a landmark, because the Dashboard behind the panel has a region of the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={title}>
      <h3 className="flex h-8 items-center gap-1.5 bg-hover px-4 font-medium text-muted text-sm">
        {title} <span className="text-faint tabular-nums">{count > 999 ? '999+' : count}</span>
      </h3>
      <ul ref={list} className="divide-y divide-line">
        {children}
      </ul>
      {more > 0 && (
        <p className="border-line border-t px-4 py-2.5 text-sm">
          <TextLink render={<PreloadLink to={to} onClick={(event) => leavesPage(event) && onLeave()} />}>
            {count > 999 ? 'More' : `${more} more`}
          </TextLink>
        </p>
      )}
    </div>
  )
}
