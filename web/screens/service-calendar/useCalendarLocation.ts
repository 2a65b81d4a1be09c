import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLatestSearch } from '#web/router/useLatestSearch.ts'
import { type CalendarLocation, type CalendarView, calendarLocation, monthOf } from './calendarLocation.ts'
import { searchOf, stepFrom } from './calendarSteps.ts'

/**
 * The view, month, day and technician of the calendar, kept in the URL. They change immediately; the URL and the data
 * follow. A change of view or technician pushes a history entry, so that Back returns to the previous one; a change of
 * day or month replaces the entry, so that Back leaves the calendar. `loaded` is the day of the loaded data: before the
 * business is known, the client guesses its current day and corrects it here.
 */
export function useCalendarLocation(today: string, loaded: string) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const latest = useLatestSearch()
  const requested = calendarLocation(search, today)
  const [place, setPlace] = useOptimistic<CalendarLocation>(requested)
  /** The preferred day of the month while stepping through months: from February 28 back to March 31. */
  const wished = useRef({ from: '', day: '' })

  const go = (next: CalendarLocation, dialog?: string) => {
    const replace = next.view === place.view && next.technician === place.technician && dialog === undefined
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
    /** Chooses a day and opens the dialog of this name, see `useDialogAddress`. */
    chooseWith: (day: string, dialog: string) => go({ ...place, day }, dialog),
    /** Shows the month or the week of a day, and chooses it. */
    goTo: (day: string) => go({ ...place, month: monthOf(day), day }),
    show: (view: CalendarView, day = place.day) => go({ ...place, view, month: monthOf(day), day }),
    showTechnician: (technician: string | null) => go({ ...place, technician }),
    /** Moves the given number of months, weeks or days forward; backward when negative. */
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
