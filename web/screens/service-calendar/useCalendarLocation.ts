import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLatestSearch } from '#web/router/useLatestSearch.ts'
import { type CalendarLocation, type CalendarView, calendarLocation, monthOf } from './calendarLocation.ts'
import { searchOf, stepFrom } from './calendarSteps.ts'

/**
 * The view, the month and the day that are shown, kept in the address. They change with the press; the address and with
 * it the data follow as soon as they can. Another view makes an entry of the history, so that Back leads to the view
 * before; another day or month replaces the entry, so that Back leaves the calendar. `loaded` is the day whose data are
 * there: before the business is known, its today is guessed, and corrected here.
 */
export function useCalendarLocation(today: string, loaded: string) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const latest = useLatestSearch()
  const requested = calendarLocation(search, today)
  const [place, setPlace] = useOptimistic<CalendarLocation>(requested)
  /** The day of the month that one walks through the months with: February 28 leads back to March 31. */
  const wished = useRef({ from: '', day: '' })

  const go = (next: CalendarLocation, dialog?: string) => {
    const replace = next.view === place.view && dialog === undefined
    startTransition(async () => {
      setPlace(next)
      const search = `${searchOf(latest(), next)}${dialog === undefined ? '' : `&dialog=${dialog}`}`
      const kept = replace ? state : dialog !== undefined && { dialog }
      await navigate({ search }, { replace, preventScrollReset: true, state: kept })
    })
  }
  const guessedWrong = !search.has('day') && !search.has('date') && requested.day !== loaded
  const correct = useEffectEvent(() => go(requested))
  useEffect(() => {
    if (guessedWrong) correct()
  }, [guessedWrong])

  return {
    ...place,
    choose: (day: string) => go({ ...place, day }),
    /** Chooses a day and opens the dialog of this name, see `useDialogParam`. */
    chooseWith: (day: string, dialog: string) => go({ ...place, day }, dialog),
    /** Shows the month or the week of a day, and chooses it. */
    goTo: (day: string) => go({ view: place.view, month: monthOf(day), day }),
    show: (view: CalendarView, day = place.day) => go({ view, month: monthOf(day), day }),
    /** Goes so many months, weeks or days on. */
    step(count: number) {
      const { from, day } = wished.current
      const wish = from === place.day ? day : place.day
      const next = stepFrom(place, count, wish)
      wished.current = { from: next.day, day: wish }
      go(next)
    },
  }
}

export type CalendarNavigation = ReturnType<typeof useCalendarLocation>
