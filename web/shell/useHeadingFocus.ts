import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves focus to the page's heading after a navigation, so that screen readers announce the page. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // When the user is typing (the search box opens Customers), keep the focus there.
    if (!document.activeElement?.matches('input, textarea, select'))
      heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return heading
}
