import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'

interface DayFactsProps {
  /** Finishes the entry. */
  circle: ReactNode
  /** Badges for the kind and the priority. */
  badges: ReactNode
  /** The customer with a link, or the title. */
  title: ReactNode
  /** Why the entry is in the queue, in one line. */
  about: string
  /** When it was due. */
  when?: ReactNode
  late?: boolean
}

/** Who, why and since when. */
export function DayFacts({ circle, badges, title, about, when, late = false }: DayFactsProps) {
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center gap-2 text-sm">
        {badges}
        {when && <span className={classNames(late ? 'font-medium text-red-ink' : 'text-muted')}>{when}</span>}
      </div>
      <div className="flex items-start gap-3">
        <div className="pt-1">{circle}</div>
        <div className="min-w-0">
          <h3
            tabIndex={-1}
            className="font-semibold text-ink text-xl tracking-tight outline-none wrap-anywhere"
          >
            {title}
          </h3>
          <p className="text-muted wrap-anywhere">{about}</p>
        </div>
      </div>
    </div>
  )
}
