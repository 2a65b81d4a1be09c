import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { FocusKeeper } from './FocusKeeper.tsx'
import { popupStyles } from './popupStyles.ts'
import { type OverlayState, useOverlay } from './useOverlay.ts'

export interface PopoverProps extends OverlayState {
  /** The button that opens and closes it. */
  anchor: RefObject<HTMLElement | null>
  title: string
  align?: 'start' | 'end'
  children: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
}

/** A panel below its button that leaves the page usable, such as the notifications. */
export function Popover({ anchor, title, align = 'end', children, footer, ...state }: PopoverProps) {
  const { close } = useOverlay(state)
  return (
    <Base.Root
      open={state.open}
      onOpenChange={(next, { reason, event }) => {
        // A press on its own button must close it only once.
        const onAnchor = reason === 'outside-press' && anchor.current?.contains(event.target as Node)
        if (!next && !onAnchor) close()
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          sideOffset={6}
          align={align}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Base.Popup
            finalFocus={anchor}
            className={`${popupStyles} flex max-h-[min(var(--available-height),36rem)] w-96 max-w-(--available-width) flex-col`}
          >
            <FocusKeeper />
            <div className="flex min-h-11 items-center border-line border-b px-4 py-2">
              <Base.Title className="font-semibold text-ink">{title}</Base.Title>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
            {footer && <div className="border-line border-t p-2">{footer}</div>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
