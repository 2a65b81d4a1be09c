import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useAddStickyNote } from './acts/useAddStickyNote.ts'
import { type NoteColor, newNoteColor } from './colors.ts'
import { NoteFields } from './NoteFields.tsx'
import { useNoteForm } from './useNoteForm.ts'

const blank = { title: '', content: '', color: newNoteColor }

interface AddNoteDialogProps {
  palette: readonly NoteColor[]
  open: boolean
  onClose: () => void
}

/** Add New Sticky Note (part 2, section 2). */
export function AddNoteDialog({ palette, open, onClose }: AddNoteDialogProps) {
  const form = useNoteForm(blank, useAddStickyNote(), onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => form.reset()}
      guarded={form.dirty}
      title="Add New Sticky Note"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Adding...">
            Add Note
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <NoteFields form={form} palette={palette} />
      </Form>
    </Dialog>
  )
}
