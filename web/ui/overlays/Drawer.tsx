import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { scrimStyles } from './popupStyles.ts'
import { type OverlayState, useOverlay } from './useOverlay.ts'

export interface DrawerProps extends OverlayState {
  /** The label for screen readers. */
  label: string
  /** Returns the element that gets the focus after closing; null for the one that had it before, false for none. */
  finalFocus?: () => HTMLElement | null | false
  children: ReactNode
}

/** A drawer from the left: the menu of small screens. */
export function Drawer({ label, finalFocus, children, ...state }: DrawerProps) {
  const { close } = useOverlay(state)
  return (
    <Base.Root open={state.open} onOpenChange={(next) => !next && close()}>
      <Base.Portal>
        <Base.Backdrop className={scrimStyles} />
        <Base.Popup
          finalFocus={finalFocus}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-line border-r bg-surface text-ink shadow-dialog outline-none transition-[translate] duration-200 ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
          <FocusKeeper />
          <Base.Title className="sr-only">{label}</Base.Title>
          {children}
          <Base.Close
            render={<IconButton label="Close menu" icon={<X />} className="absolute top-3 right-3" />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
