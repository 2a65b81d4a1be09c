import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { addDays } from '#web/lib/days.ts'
import { monthOf, rangeOf } from '../calendarLocation.ts'
import { sameDayIn, shiftMonth, weekOf } from '../calendarSteps.ts'
import type { CalendarNavigation } from '../useCalendarLocation.ts'

/** The day that a key moves to; null for other keys. */
export function dayAfterKey(key: string, day: string): string | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  if (key === 'Home') return weekOf(day).first
  if (key === 'End') return weekOf(day).last
  const months = { PageUp: -1, PageDown: 1 }[key]
  return months === undefined ? null : sameDayIn(shiftMonth(monthOf(day), months), day)
}

/**
 * The keyboard navigation of the grid (roving tabindex): one day is in the tab order; arrow keys move the focus, also
 * into the next month; Enter and Space select.
 */
export function useGridKeys(calendar: CalendarNavigation) {
  const { month, day: chosen, choose, goTo } = calendar
  const [focused, setFocused] = useState<{ day: string; from: string } | null>(null)
  const cells = useRef<HTMLTableElement>(null)
  const wanted = useRef<string>(null)
  const { from, to } = rangeOf(month)
  const isShown = (day: string) => day >= from && day <= to
  // The focused day is kept until another day is chosen.
  const reachable = focused && focused.from === chosen && isShown(focused.day) ? focused.day : chosen

  useLayoutEffect(() => {
    if (wanted.current === null) return
    // A day of another month is not there until that month has been rendered.
    const cell = cells.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)
    if (!cell) return
    cell.focus()
    wanted.current = null
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = event.currentTarget.dataset.day
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      choose(day)
      return
    }
    const next = dayAfterKey(event.key, day)
    if (next === null) return
    event.preventDefault()
    wanted.current = next
    if (isShown(next) && !event.key.startsWith('Page')) setFocused({ day: next, from: chosen })
    else goTo(next)
  }
  return { cells, onKeyDown, reachable }
}
