import { useEffect, useEffectEvent, useState } from 'react'

/** Whether the palette is open. Ctrl+K or ⌘K toggles it, except over a confirmation or a form. */
export function usePalette() {
  const [{ open, openings }, setState] = useState({ open: false, openings: 0 })
  const show = () => setState((last) => ({ open: true, openings: last.openings + 1 }))
  const close = () => setState((last) => ({ ...last, open: false }))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
    // Prevent the browser's own search.
    event.preventDefault()
    if (open) close()
    else if (!document.querySelector('[role=dialog][data-open], [role=alertdialog][data-open]')) show()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return { open, openings, show, close }
}
