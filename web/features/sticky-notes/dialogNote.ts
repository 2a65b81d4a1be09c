import { graphql } from 'react-relay/hooks'
import type { dialogNote_note$key } from '#web/__generated__/dialogNote_note.graphql.ts'
import type { dialogNote_sharedNote$key } from '#web/__generated__/dialogNote_sharedNote.graphql.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

export interface NoteDialogProps extends DialogState {
  note: dialogNote_note$key
}

export type DialogNote = ReturnType<typeof useDialogNote>

/** A note of the user in a dialog, which may outlive the card. */
export function useDialogNote(note: dialogNote_note$key) {
  const { id, title, content, color, sharedWith } = useLastKnown(
    graphql`
      fragment dialogNote_note on StickyNote {
        id
        title
        content
        color
        sharedWith {
          id
          fullName
        }
      }
    `,
    note,
  )
  const readers = sharedWith.map((user) => ({ id: user.id, name: user.fullName }))
  return { id, title, content, color, readers }
}

/** A shared note in its dialog. */
export function useDialogSharedNote(note: dialogNote_sharedNote$key) {
  const { id, title, content, color, createdAt, canRemove, sharedBy } = useLastKnown(
    graphql`
      fragment dialogNote_sharedNote on SharedNote {
        id
        title
        content
        color
        createdAt
        canRemove
        sharedBy {
          fullName
        }
      }
    `,
    note,
  )
  return { id, title, content, color, createdAt, canRemove, owner: sharedBy.fullName }
}
