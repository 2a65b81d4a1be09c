import { useState } from 'react'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'

/** Whether the palette is open. Ctrl+K or ⌘K toggles it, except over a confirmation or a form. */
export function usePalette() {
  const [{ open, openings }, setState] = useState({ open: false, openings: 0 })
  const show = () => setState((last) => ({ open: true, openings: last.openings + 1 }))
  const close = () => setState((last) => ({ ...last, open: false }))

  const toggle = () => {
    if (open) close()
    else if (!document.querySelector('[role=dialog][data-open], [role=alertdialog][data-open]')) show()
  }
  usePageKeys('Everywhere', [{ keys: ['mod+k'], does: 'Find, go or add', act: toggle }])
  return { open, openings, show, close }
}
