import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { Dialog, DialogClose, type DialogProps } from '#web/ui/overlays/Dialog.tsx'
import { useEditStickyNote } from './acts/useEditStickyNote.ts'
import type { NoteColor } from './colors.ts'
import { NoteFields } from './NoteFields.tsx'
import type { NoteInHand } from './noteInHand.ts'
import { useNoteForm } from './useNoteForm.ts'

interface EditNoteDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  note: NoteInHand
  palette: readonly NoteColor[]
  onClose: () => void
}

/** Edit Sticky Note (part 2, section 2). Give it a new `key` each time: it begins with the note as it is then. */
export function EditNoteDialog({ note, palette, open, onClose, finalFocus }: EditNoteDialogProps) {
  const { id, title, content, color } = note
  const edit = useEditStickyNote()
  const form = useNoteForm({ title, content, color }, (changed) => edit(id, changed), onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      guarded={form.dirty}
      title="Edit Sticky Note"
      description={note.readers.length > 0 ? `Shared with ${namesOf(note)}` : undefined}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Saving...">
            Save Note
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

const list = new Intl.ListFormat('en-US')

function namesOf({ readers }: NoteInHand): string {
  return list.format(readers.map(({ name }) => name))
}
