import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { dialogStyles, dialogWidths } from './dialogStyles.ts'
import { FocusKeeper } from './FocusKeeper.tsx'
import { scrimStyles } from './popupStyles.ts'
import { useOverlay } from './useOverlay.ts'

interface Outcome {
  readonly ok: boolean
}

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** The action itself, never just OK: `Delete Customer`. */
  confirmText: string
  pendingText?: string
  cancelText?: string
  /** Red for deletions. */
  tone?: 'danger' | 'primary'
  pending?: boolean
  /** Whether the action waits for something that has to be entered. */
  incomplete?: boolean
  /** The dialog closes after a success. It stays open after a failure, which the action has shown. */
  onConfirm: (() => void) | (() => Promise<Outcome>)
  /**
   * Where focus moves when the button that opened the dialog was deleted with its record; null returns focus to the
   * button.
   */
  finalFocus?: () => HTMLElement | false | null
  /** Additional fields, such as notes. */
  children?: ReactNode
}

/**
 * Confirms an action that can't be undone. Only its two buttons and Esc close it; Ctrl+Enter, which submits forms, confirms
 * what is not red.
 */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  confirmText,
  pendingText,
  cancelText = 'Cancel',
  tone = 'danger',
  pending = false,
  incomplete = false,
  onConfirm,
  finalFocus,
  children,
}: ConfirmDialogProps) {
  const { close } = useOverlay({ open, onClose })
  const [running, setRunning] = useState(false)
  const confirm = async () => {
    setRunning(true)
    const outcome = await onConfirm()
    setRunning(false)
    if (outcome?.ok) onClose()
  }
  const confirmByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, repeat } = event
    // A key that is held down has submitted the form that asks.
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || tone !== 'primary') return
    // It would press the button that has the focus.
    event.preventDefault()
    if (!running && !pending && !incomplete) void confirm()
  }
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && close()}>
      <Base.Portal>
        <Base.Backdrop className={scrimStyles} />
        <Base.Popup
          finalFocus={finalFocus}
          onKeyDown={confirmByKey}
          className={`${dialogStyles} ${dialogWidths.sm}`}
        >
          <FocusKeeper />
          <div className="overflow-y-auto p-5">
            <Base.Title className="font-semibold text-ink text-lg">{title}</Base.Title>
            <Base.Description className="mt-1.5 text-pretty text-muted">{description}</Base.Description>
            {children && <div className="mt-4">{children}</div>}
          </div>
          <div className="flex flex-wrap justify-end gap-2 px-5 pb-5 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:*:flex-1">
            <Base.Close render={<Button disabled={running || pending}>{cancelText}</Button>} />
            <Button
              variant={tone}
              pending={running || pending}
              pendingText={pendingText}
              disabled={incomplete}
              // Ignore the second click of a double click, because the first one may have opened the dialog.
              onClick={({ detail }) => detail < 2 && void confirm()}
            >
              {confirmText}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
