import { startTransition, useEffect, useEffectEvent, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLatestSearch } from '#web/router/useLatestSearch.ts'
import { type CalendarLocation, calendarLocation, monthOf } from './calendarLocation.ts'
import { sameDayIn, searchOf, shiftMonth } from './calendarSteps.ts'

/**
 * The month and the day that are shown, kept in the address. They change immediately; the address and the data follow.
 * `loaded` is the day whose data are loaded: before the time zone of the business is known, today is guessed, and
 * corrected here.
 */
export function useCalendarLocation(today: string, loaded: string) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const latest = useLatestSearch()
  const requested = calendarLocation(search, today)
  const [place, setPlace] = useOptimistic<CalendarLocation>(requested)

  const go = (next: CalendarLocation) => {
    startTransition(async () => {
      setPlace(next)
      await navigate({ search: searchOf(latest(), next) }, { replace: true, preventScrollReset: true })
    })
  }
  const guessedWrong = !search.has('day') && requested.day !== loaded
  const correct = useEffectEvent(() => go(requested))
  useEffect(() => {
    if (guessedWrong) correct()
  }, [guessedWrong])

  return {
    ...place,
    choose: (day: string) => go({ month: place.month, day }),
    /** Shows the month of a day and selects the day. */
    goTo: (day: string) => go({ month: monthOf(day), day }),
    goToMonth(count: number) {
      const month = shiftMonth(place.month, count)
      go({ month, day: sameDayIn(month, place.day) })
    },
  }
}

export type CalendarNavigation = ReturnType<typeof useCalendarLocation>
