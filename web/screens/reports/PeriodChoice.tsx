import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { classNames } from '#web/lib/classNames.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { weeksAt } from './weeks.ts'

/** The numbers of weeks to choose from; the first is the default. */
const periods = [12, 26, 52] as const

/** The period of the reports, kept in the URL. */
export function PeriodChoice({ weeks }: { weeks: number }) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('weeks')
  const isWrong = asked !== null && asked !== String(weeksAt(search))
  // An address with other weeks shows the default, and says so to whoever copies it.
  useEffect(() => {
    if (isWrong) setSearch({}, { replace: true, preventScrollReset: true })
  }, [isWrong, setSearch])
  return (
    <nav aria-label="Period" className="mb-4 flex print:hidden">
      <ul className="flex flex-wrap rounded-md border border-line-strong bg-surface p-0.5 shadow-control">
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
