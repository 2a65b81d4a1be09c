import type { ReactNode, RefObject } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Popover } from '#web/ui/overlays/Popover.tsx'
import type { OverlayState } from '#web/ui/overlays/useOverlay.ts'
import { useIsPhone } from '#web/ui/useIsPhone.ts'

interface FilterFrameProps extends OverlayState {
  button: RefObject<HTMLElement | null>
  /** Null while nothing is filtered. */
  onClear: (() => void) | null
  children: ReactNode
}

/** A popover below its button, beside which the list stays in view; a sheet on phones. */
export function FilterFrame({ button, onClear, children, ...state }: FilterFrameProps) {
  const isPhone = useIsPhone()
  const clear = onClear && (
    <Button variant="ghost" onClick={onClear} className="w-full">
      Clear filters
    </Button>
  )
  return isPhone ? (
    <Dialog
      {...state}
      title="Filters"
      finalFocus={() => button.current}
      footer={
        <>
          {clear}
          <Button variant="primary" onClick={state.onClose} className="w-full">
            Done
          </Button>
        </>
      }
    >
      <div className="-mx-5 min-h-[50dvh]">{children}</div>
    </Dialog>
  ) : (
    <Popover {...state} title="Filters" align="start" anchor={button} footer={clear}>
      {children}
    </Popover>
  )
}
