import { Button } from '../actions/Button.tsx'

interface NotSavedYetProps {
  form: { readonly dirty: boolean; readonly pending: boolean; reset: () => void }
}

/**
 * Says beside the button of a form in a page that what was typed is not saved, and takes it back. A form in a dialog
 * asks when it closes; a page keeps what was typed, so people would believe that it is saved.
 */
export function NotSavedYet({ form }: NotSavedYetProps) {
  if (!form.dirty || form.pending) return null
  return (
    <p className="flex items-center gap-1 text-muted text-sm">
      Not saved yet ·
      <Button variant="ghost" size="sm" onClick={() => form.reset()}>
        Discard
      </Button>
    </p>
  )
}
