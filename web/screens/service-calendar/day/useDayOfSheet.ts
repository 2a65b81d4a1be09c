import { useEffect, useEffectEvent, useRef } from 'react'
import type { CalendarNavigation } from '../useCalendarLocation.ts'

/**
 * Keeps the day that the user chose while the sheet was open. Closing the sheet goes back to the history entry before
 * it, which still has the earlier day.
 */
export function useDayOfSheet(open: boolean, { day, choose }: Pick<CalendarNavigation, 'day' | 'choose'>) {
  const chosen = useRef<string | null>(null)
  const keep = useEffectEvent(() => {
    const kept = chosen.current
    chosen.current = null
    if (kept !== null && kept !== day) choose(kept)
  })
  useEffect(() => {
    if (open) chosen.current = day
    else keep()
  }, [open, day])
}
