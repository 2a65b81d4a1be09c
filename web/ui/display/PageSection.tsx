import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'

interface PageSectionProps {
  /** The id of its heading. */
  id: string
  title: string
  count?: number
  /** What it is for, in a sentence. */
  description?: ReactNode
  /** Its one action. */
  action?: ReactNode
  children: ReactNode
}

const columns = 'grid gap-x-8 gap-y-4 xl:grid-cols-[14rem_minmax(0,1fr)]'

/** A column of sections. */
export const pageSections = 'flex flex-col gap-8'

/**
 * A section of a page of settings: heading, description and action at the left, the content at the right; stacked on
 * narrow screens.
 */
export function PageSection({ id, title, count, description, action, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className={columns}>
      <div className="flex flex-wrap items-start justify-between gap-3 xl:flex-col xl:justify-start">
        <div className="min-w-0">
          <div className="flex items-center gap-2">
            <h2 id={id} className="font-semibold text-ink">
              {title}
            </h2>
            {count !== undefined && <span className="text-faint tabular-nums">{count}</span>}
          </div>
          {description && <p className="mt-0.5 text-pretty text-muted">{description}</p>}
        </div>
        {action}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** The skeleton of a section. */
export function PageSectionSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={columns}>
      <div>
        <Skeleton className="my-0.5 h-4 w-36" />
        <Skeleton className="mt-1.5 h-4 w-48" />
      </div>
      {children}
    </div>
  )
}
