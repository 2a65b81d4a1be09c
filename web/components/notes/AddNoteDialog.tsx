import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useAddStickyNote } from './acts/useAddStickyNote.ts'
import { newNoteColor } from './colors.ts'
import { NoteFields } from './NoteFields.tsx'
import { useNoteForm } from './useNoteForm.ts'

const blank = { title: '', content: '', color: newNoteColor }

/** Add New Sticky Note (part 2, section 2). */
export function AddNoteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
        <NoteFields form={form} />
      </Form>
    </Dialog>
  )
}
