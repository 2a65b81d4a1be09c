import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves focus to the page's name after going somewhere, so that screen readers say where one is. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Someone typing (the search leads to Customers) keeps the caret.
    if (!document.activeElement?.matches('input, textarea, select'))
      heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return heading
}
