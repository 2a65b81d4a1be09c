import { type ReactNode, useEffect } from 'react'
import { classNames } from '#web/lib/classNames.ts'

interface DaySheetProps {
  day: string
  /** Whether it has risen; on larger screens it stands beside the month all the same. */
  open: boolean
  children: ReactNode
}

/** How much of the screen it takes. */
const share = 0.55
const height = `${share * 100}dvh`

/**
 * The chosen day below the month. On phones it rises as a sheet when a day is pressed; the month above it stays in reach,
 * and the pressed day in view.
 */
export function DaySheet({ day, open, children }: DaySheetProps) {
  const risen = open && isPhone()
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
            'fixed inset-x-0 bottom-0 z-30 overflow-y-auto overscroll-contain rounded-xl bg-surface shadow-dialog',
        )}
        style={risen ? { maxHeight: height } : undefined}
      >
        {children}
      </div>
      {/* The last weeks can be scrolled above the sheet. */}
      {risen && <div aria-hidden style={{ height }} />}
    </>
  )
}

/** Where the month leaves no room for the day below it. */
export function isPhone(): boolean {
  return window.matchMedia('(max-width: 639px)').matches
}
