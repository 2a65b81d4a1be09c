import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonProps } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { dialogStyles, dialogWidths } from './dialogStyles.ts'
import { scrimStyles } from './popupStyles.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons at the end; the primary one last. */
  footer?: ReactNode
  size?: keyof typeof dialogWidths
  /** A press outside does not close it: give `form.dirty`, so that nothing typed is lost by a slip. */
  guarded?: boolean
  /** Where focus goes first, when it is not the first field. */
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
  /**
   * Where focus goes when the button that opened it is gone with what was changed; null leads back to it, and false
   * leaves it where the next dialog has taken it.
   */
  finalFocus?: () => HTMLElement | false | null
  /** After the closing animation; the moment to forget what it was about. */
  onClosed?: () => void
}

/** A modal window; a sheet from below on phones. Esc closes it, and focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  guarded = false,
  initialFocus,
  finalFocus,
  onClosed,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(now) => {
        if (!now) onClosed?.()
      }}
      disablePointerDismissal={guarded}
    >
      <Base.Portal>
        <Base.Backdrop className={scrimStyles} />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={`${dialogStyles} ${dialogWidths[size]}`}
        >
          <div className="px-5 pt-5 pr-14 pb-3">
            <Base.Title className="font-semibold text-ink text-lg">{title}</Base.Title>
            {description && <Base.Description className="mt-1 text-muted">{description}</Base.Description>}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-1">
              {footer}
            </div>
          )}
          {/* Last in order, so that focus starts in the first field. */}
          <Base.Close
            render={<IconButton label="Close" icon={<X />} className="absolute top-3.5 right-3.5" />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** A button that closes the dialog it stands in. */
export function DialogClose(props: ButtonProps) {
  return <Base.Close render={<Button {...props} />} />
}
