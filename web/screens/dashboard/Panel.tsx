import type { ReactNode } from 'react'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { classNames } from '#web/lib/classNames.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { panelBody } from './layout.ts'

interface PanelProps {
  title: string
  /** The screen with the whole list. */
  to: string
  actions?: ReactNode
  /** Shown when the list is empty. */
  empty: ReactNode
  className?: string
  /** The list items; empty for none. */
  children: ReactNode
}

/** A list of the Dashboard with a link to the whole list. */
export function Panel({ title, to, actions, empty, className, children }: PanelProps) {
  return (
    <Card
      as="section"
      flush
      aria-label={title}
      // Gets the focus when the last entry is done.
      tabIndex={-1}
      className={classNames('@container min-w-0 outline-none', className)}
    >
      <CardHeader
        title={title}
        actions={
          <>
            {actions}
            <LinkButton
              render={<PreloadLink to={to} />}
              variant="ghost"
              size="sm"
              aria-label={`View all: ${title}`}
            >
              View all
            </LinkButton>
          </>
        }
      />
      <SmoothMoves of={children} />
      {children || <div className={`${panelBody} grid place-items-center`}>{empty}</div>}
    </Card>
  )
}
