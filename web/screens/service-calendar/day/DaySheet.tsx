import { type ReactNode, useEffect } from 'react'
import { classNames } from '#web/lib/classNames.ts'

interface DaySheetProps {
  day: string
  /** Whether the sheet is open. Wide screens always show the day beside the month. */
  open: boolean
  children: ReactNode
}

/** The maximum height of the sheet, as a fraction of the viewport. */
const share = 0.55
const height = `${share * 100}dvh`

/**
 * The chosen day. Where it does not fit beside the month it is below it, and opens as a sheet when the user presses a
 * day; the month above the sheet stays usable, and the pressed day scrolls into view.
 */
export function DaySheet({ day, open, children }: DaySheetProps) {
  const risen = open && isBelow()
  useEffect(() => {
    if (!risen) return
    const cell = document.querySelector(`[data-day="${day}"]`)?.getBoundingClientRect()
    const hidden = (cell?.bottom ?? 0) + 16 - window.innerHeight * (1 - share)
    if (hidden > 0) window.scrollBy({ top: hidden, behavior: 'smooth' })
  }, [risen, day])
  return (
    <>
      <div
        className={classNames(
          risen &&
            'fixed inset-x-0 bottom-0 z-30 overflow-y-auto overscroll-contain rounded-xl bg-surface shadow-dialog lg:left-60',
        )}
        style={risen ? { maxHeight: height } : undefined}
      >
        {children}
      </div>
      {/* A spacer, so that the last weeks can be scrolled above the sheet. */}
      {risen && <div aria-hidden style={{ height }} />}
    </>
  )
}

/** Whether the day is below the month, out of sight, and not beside it. */
export function isBelow(): boolean {
  return window.matchMedia('(width < 80rem)').matches
}
