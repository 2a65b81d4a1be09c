import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { panelBody } from './layout.ts'

interface PanelProps {
  title: string
  /** Where all of them are. */
  to: string
  actions?: ReactNode
  /** Stands in for the list when there is nothing to list. */
  empty: ReactNode
  className?: string
  /** The items, or nothing. */
  children: ReactNode
}

/** One of the dashboard's lists, with the way to all of it. */
export function Panel({ title, to, actions, empty, className, children }: PanelProps) {
  return (
    <Card as="section" flush aria-label={title} className={classNames('@container min-w-0', className)}>
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
      {children || <div className={`${panelBody} grid place-items-center`}>{empty}</div>}
    </Card>
  )
}
