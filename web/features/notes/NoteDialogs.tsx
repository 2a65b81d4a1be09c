import { graphql, useFragment } from 'react-relay/hooks'
import type { NoteDialogs_viewer$key } from '#web/__generated__/NoteDialogs_viewer.graphql.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { AddNoteDialog } from './AddNoteDialog.tsx'
import type { NoteColor } from './colors.ts'
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx'
import type { DialogNote, DialogSharedNote } from './dialogNote.ts'
import { EditNoteDialog } from './EditNoteDialog.tsx'
import { SharedNoteDialog } from './SharedNoteDialog.tsx'
import { ShareNoteDialog } from './ShareNoteDialog.tsx'

/** A request of a card for a dialog. */
export type NoteDialogRequest =
  | { readonly kind: 'edit' | 'share' | 'delete'; readonly note: DialogNote }
  | { readonly kind: 'read'; readonly note: DialogSharedNote }

interface NoteDialogsProps {
  viewer: NoteDialogs_viewer$key
  /** The colors to choose from on this screen. */
  palette: readonly NoteColor[]
  addition: { dialog: DialogState }
  dialog: DialogState
  /** The request with the current note. */
  request: NoteDialogRequest | null
  /** Not needed where notes are read-only. */
  onDelete?: (note: DialogNote) => void
}

/** All dialogs for notes. */
export function NoteDialogs({ viewer, palette, addition, dialog, request, onDelete }: NoteDialogsProps) {
  const data = useFragment(
    graphql`
      fragment NoteDialogs_viewer on Viewer {
        ...ShareNoteDialog_viewer
      }
    `,
    viewer,
  )
  return (
    <>
      <AddNoteDialog palette={palette} {...addition.dialog} />
      {request?.kind === 'edit' && <EditNoteDialog note={request.note} palette={palette} {...dialog} />}
      {request?.kind === 'share' && <ShareNoteDialog viewer={data} note={request.note} {...dialog} />}
      {request?.kind === 'read' && <SharedNoteDialog note={request.note} {...dialog} />}
      {request?.kind === 'delete' && (
        <DeleteNoteDialog
          note={request.note}
          {...dialog}
          onConfirm={() => {
            dialog.onClose()
            onDelete?.(request.note)
          }}
        />
      )}
    </>
  )
}
