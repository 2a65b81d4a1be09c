import { useState } from 'react'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { isOverlayOpen } from '#web/ui/overlays/overlayHistory.ts'

/** Whether the palette is open. Ctrl+K or ⌘K toggles it, except over another overlay. */
export function usePalette() {
  const [{ open, openings }, setState] = useState({ open: false, openings: 0 })
  const show = () => setState((last) => ({ open: true, openings: last.openings + 1 }))
  const close = () => setState((last) => ({ ...last, open: false }))

  const toggle = () => {
    if (open) close()
    else if (!isOverlayOpen()) show()
  }
  usePageKeys('Everywhere', [{ keys: ['mod+k'], does: 'Find, go or add', act: toggle }])
  return { open, openings, show, close }
}
