import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { NoteInHand } from './noteInHand.ts'

interface DeleteNoteDialogProps extends Pick<ConfirmDialogProps, 'open' | 'finalFocus'> {
  note: NoteInHand
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a note is deleted (part 2, section 2). The card then goes by itself, so nothing is waited for here. */
export function DeleteNoteDialog({ note, open, finalFocus, onConfirm, onClose }: DeleteNoteDialogProps) {
  const readers = note.readers.length
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      title="Delete Sticky Note"
      description={
        <>
          Are you sure you want to delete “<span className="break-words text-ink">{note.title}</span>”?
          {readers > 0 &&
            ` It goes from ${readers === 1 ? 'the colleague' : `the ${readers} colleagues`} you share it with, too.`}
        </>
      }
      confirmText="Delete Note"
      onConfirm={onConfirm}
    />
  )
}
