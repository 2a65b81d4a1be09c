import { StaysInTrash } from '#web/features/trash/StaysInTrash.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { type DialogNote, type NoteDialogProps, useDialogNote } from './dialogNote.ts'

interface DeleteNoteDialogProps extends NoteDialogProps {
  onDelete: (note: DialogNote) => void
}

/** Confirms the deletion of a note. The card disappears at once, so the dialog does not wait. */
export function DeleteNoteDialog({ note: key, onDelete, ...dialog }: DeleteNoteDialogProps) {
  const note = useDialogNote(key)
  const readers = note.readers.length
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Sticky Note"
      description={
        <>
          Are you sure you want to delete “<span className="break-words text-ink">{note.title}</span>”?
          {readers > 0 &&
            ` It goes from ${readers === 1 ? 'the team member' : `the ${readers} team members`} you share it with, too.`}{' '}
          <StaysInTrash />
        </>
      }
      confirmText="Delete Note"
      onConfirm={() => {
        dialog.onClose()
        onDelete(note)
      }}
    />
  )
}
