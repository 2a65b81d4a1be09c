import { graphql } from 'react-relay/hooks'
import type { noteDialogs_note$key } from '#web/__generated__/noteDialogs_note.graphql.ts'
import type { noteDialogs_sharedNote$key } from '#web/__generated__/noteDialogs_sharedNote.graphql.ts'
import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import type { NoteDialogsProps } from './NoteDialogs.tsx'

/** The dialogs for notes, of the Sticky Notes screen and of the dashboard's panel. */
export const noteDialogs = defineDialogs<NoteDialogsProps>({ add: 'add-note' })

export type DialogNote = ReturnType<typeof useDialogNote>

/** A note of the user in a dialog, which may outlive the card. */
export function useDialogNote(note: noteDialogs_note$key) {
  const { id, title, content, color, sharedWith } = useLastKnown(
    graphql`
      fragment noteDialogs_note on StickyNote {
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
export function useDialogSharedNote(note: noteDialogs_sharedNote$key) {
  const { id, title, content, color, createdAt, canRemove, sharedBy } = useLastKnown(
    graphql`
      fragment noteDialogs_sharedNote on SharedNote {
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
