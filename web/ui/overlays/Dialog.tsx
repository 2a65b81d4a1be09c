import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { dialogStyles, dialogWidths } from './dialogStyles.ts'
import { FocusKeeper } from './FocusKeeper.tsx'
import { scrimStyles } from './popupStyles.ts'
import { type OverlayState, useOverlay } from './useOverlay.ts'

/** The props that the owner of a dialog controls. */
export interface DialogState extends OverlayState {
  /** Whether the URL opens it, see `useDialogAddress`. */
  addressed?: boolean
  /**
   * Where focus moves when the button that opened it disappears with the change; null returns focus to the button,
   * false leaves it where the next dialog has moved it.
   */
  finalFocus?: () => HTMLElement | false | null
}

export interface DialogFrameProps extends DialogState {
  title: string
  description?: ReactNode
  size?: keyof typeof dialogWidths
  /** Whether a press outside does not close it. */
  keepOnPressOutside?: boolean
  /** The confirmation before it closes other than by its own buttons; forms provide their own. */
  question?: Question
  /** The element to focus first, when it is not the first field. */
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
  children: ReactNode
}

type Question = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmText' | 'cancelText'>

export const unsaved: Question = {
  title: 'Discard what you typed?',
  description: 'It has not been saved.',
  confirmText: 'Discard',
  cancelText: 'Keep Editing',
}

interface OverlayContextValue {
  readonly guard: (guarded: boolean) => void
  readonly close: () => void
}

const OverlayContext = createContext<OverlayContextValue>({ guard() {}, close() {} })

/** Closes the surrounding dialog without confirmation. */
export function useCloseDialog(): () => void {
  return use(OverlayContext).close
}

/**
 * While `guarded`, the surrounding dialog asks for confirmation before it is closed by Esc, Back or a press outside.
 */
export function useDialogGuard(guarded: boolean): void {
  const { guard } = use(OverlayContext)
  useEffect(() => {
    guard(guarded)
    return () => guard(false)
  }, [guard, guarded])
}

/**
 * A modal dialog; a bottom sheet on phones. Esc and Back close it, and focus returns to the previous element. Its
 * children are remounted each time it opens.
 */
export function DialogFrame({
  open,
  onClose,
  onReopen,
  addressed,
  title,
  description,
  size = 'md',
  keepOnPressOutside = false,
  question,
  initialFocus,
  finalFocus,
  children,
}: DialogFrameProps) {
  const [formGuarded, setFormGuarded] = useState(false)
  const guarded = question !== undefined || formGuarded
  const overlay = useOverlay({ open, onClose, onReopen, addressed, guarded })
  // If it reopens during its closing animation, it is still mounted.
  const [opening, setOpening] = useState({ open, count: 0 })
  if (open !== opening.open) setOpening({ open, count: opening.count + Number(open) })
  // A form that finishes saving after its dialog was closed must not close the next one.
  const shown = useRef(0)
  useEffect(() => {
    shown.current = open ? opening.count : 0
  }, [open, opening.count])
  const close = () => {
    if (shown.current === opening.count) overlay.close()
  }
  const context = { guard: setFormGuarded, close }
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        if (!next && reason === 'close-press' && !question) overlay.close()
        else if (!next) void overlay.askToClose()
      }}
      disablePointerDismissal={keepOnPressOutside}
    >
      <Base.Portal>
        <Base.Backdrop className={scrimStyles} />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={`${dialogStyles} ${dialogWidths[size]}`}
        >
          <FocusKeeper />
          <div className="px-5 pt-5 pr-14 pb-3">
            <Base.Title className="font-semibold text-ink text-lg">{title}</Base.Title>
            {description && <Base.Description className="mt-1 text-muted">{description}</Base.Description>}
          </div>
          <OverlayContext key={opening.count} value={context}>
            {children}
          </OverlayContext>
          <ConfirmDialog
            open={overlay.asking}
            onClose={() => overlay.answer(false)}
            {...(question ?? unsaved)}
            onConfirm={() => overlay.answer(true)}
          />
          {/* Last in order, so that focus starts in the first field. */}
          <Base.Close
            render={<IconButton label="Close" icon={<X />} className="absolute top-3.5 right-3.5" />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * A line at the top edge that appears while the content is scrolled: the first background scrolls with the content and
 * covers the line at the top position.
 */
const lineWhenScrolled = {
  background: `linear-gradient(var(--color-raised) 0 0) 0 0 / 100% 1px no-repeat local,
    linear-gradient(var(--color-line) 0 0) 0 0 / 100% 1px no-repeat`,
}

/** The scrollable content of a dialog. */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div
      style={lineWhenScrolled}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5"
    >
      {children}
    </div>
  )
}

/** Buttons at the end of a dialog; the primary one last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-1">
      {children}
    </div>
  )
}

export type DialogProps = DialogFrameProps & { footer?: ReactNode }

/** A dialog without a form; one with a form is a `FormDialog`. */
export function Dialog({ children, footer, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <DialogBody>{children}</DialogBody>
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </DialogFrame>
  )
}

/** A button that closes its dialog. */
export function DialogClose(props: ButtonProps) {
  return <Base.Close render={<Button {...props} />} />
}
