import { classNames } from '#web/lib/classNames.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'

/** The numbers of weeks to choose from; the first is the default. */
const periods = [12, 26, 52] as const

/** The period of the reports, kept in the URL. */
export function PeriodChoice({ weeks }: { weeks: number }) {
  return (
    <nav aria-label="Period" className="mb-4 flex">
      <ul className="flex rounded-md border border-line-strong bg-surface p-0.5 shadow-control">
        {periods.map((each) => (
          <li key={each}>
            <PreloadLink
              to={each === periods[0] ? '/reports' : `/reports?weeks=${each}`}
              replace
              preventScrollReset
              aria-current={each === weeks ? 'true' : undefined}
              className={classNames(
                'flex h-7 items-center rounded-sm px-3 font-medium text-sm transition-colors pointer-coarse:h-11',
                each === weeks ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:text-ink',
              )}
            >
              {each} weeks
            </PreloadLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
