import { Button } from '../actions/Button.tsx'
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx'
import { unsaved } from '../overlays/Dialog.tsx'
import { useOverlay } from '../overlays/useOverlay.ts'

interface UnsavedChangesProps {
  form: { readonly dirty: boolean; readonly pending: boolean; reset: () => void }
}

/**
 * Says beside the button of a form in a page that something is not saved, takes it back, and asks before the page is
 * left. A form in a dialog asks when it closes.
 */
export function UnsavedChanges({ form }: UnsavedChangesProps) {
  const open = form.dirty && !form.pending
  const guard = useOverlay({ open, onClose: () => form.reset(), guarded: true, inPage: true })
  return (
    <>
      {open && (
        <p className="flex items-center gap-1 text-muted text-sm max-sm:w-full max-sm:flex-none!">
          Unsaved changes ·
          <Button variant="ghost" size="sm" onClick={() => form.reset()}>
            Discard
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={guard.asking}
        onClose={() => guard.answer(false)}
        {...unsaved}
        onConfirm={() => guard.answer(true)}
      />
    </>
  )
}
