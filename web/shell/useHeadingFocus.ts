import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '#web/lib/focusHeading.ts'

/** Moves focus to the page's heading after a navigation, so that screen readers announce the page. */
export function useHeadingFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // When the user is typing (the search box opens Customers), or the page has opened a dialog, keep the focus there.
    if (!document.activeElement?.matches('input, textarea, select, [role=dialog], [role=dialog] *'))
      focusHeading()
  }, [pathname])
}
