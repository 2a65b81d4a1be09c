import { useEffect } from 'react'
import { focusHeading } from '#web/lib/focusHeading.ts'

/**
 * Renders nothing. When the overlay or view that it belongs to goes and focus has nowhere to return to, because a key or
 * the URL opened it or its button is gone, focus moves to the overlay below it or to the page's heading.
 */
export function FocusKeeper() {
  useEffect(
    // In a microtask: the overlay returns focus in one that it queued before.
    () => () => queueMicrotask(keepFocus),
    [],
  )
  return null
}

function keepFocus(): void {
  if (document.activeElement !== document.body) return
  const open = document.querySelectorAll<HTMLElement>(
    '[role=dialog][data-open], [role=alertdialog][data-open]',
  )
  const below = [...open].at(-1)
  if (below) below.focus()
  else focusHeading()
}
