import type { ReactNode, RefObject } from 'react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Popover } from '#web/ui/overlays/Popover.tsx'
import type { OverlayState } from '#web/ui/overlays/useOverlay.ts'
import { useIsPhone } from '#web/ui/useIsPhone.ts'

interface BellFrameProps extends OverlayState {
  button: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A popover below its button, so that the page stays usable; a sheet on phones. */
export function BellFrame({ button, children, ...state }: BellFrameProps) {
  const phone = useIsPhone()
  const frame = {
    ...state,
    title: 'Notifications',
    footer: (
      <LinkButton
        render={<PreloadLink to="/dashboard" />}
        variant="ghost"
        // On the Dashboard itself the link scrolls to the top.
        onClick={() => {
          state.onClose()
          window.scrollTo({ top: 0 })
        }}
        className="w-full"
      >
        View All Activities
      </LinkButton>
    ),
  }
  return phone ? (
    <Dialog {...frame} finalFocus={() => button.current}>
      <div className="-mx-5 min-h-[50dvh]">{children}</div>
    </Dialog>
  ) : (
    <Popover {...frame} anchor={button}>
      {children}
    </Popover>
  )
}
