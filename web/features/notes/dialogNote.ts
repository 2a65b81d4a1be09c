import { graphql, readInlineData } from 'react-relay/hooks'
import type { dialogNote_note$key } from '#web/__generated__/dialogNote_note.graphql.ts'
import type { dialogNote_sharedNote$key } from '#web/__generated__/dialogNote_sharedNote.graphql.ts'

/** One of one's own notes, as its dialogs need it. They outlive the card: the card goes with the note. */
export type DialogNote = ReturnType<typeof readNote>

/** A colleague's note, as its dialog needs it. */
export type DialogSharedNote = ReturnType<typeof readSharedNote>

/** Reads a note for its dialogs; whoever spreads the fragment sees its changes. */
export function readNote(note: dialogNote_note$key) {
  const { id, title, content, color, sharedWith } = readInlineData(
    graphql`
      fragment dialogNote_note on StickyNote @inline {
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

/** Reads a colleague's note for its dialog. */
export function readSharedNote(note: dialogNote_sharedNote$key) {
  const { id, title, content, color, createdAt, canRemove, sharedBy } = readInlineData(
    graphql`
      fragment dialogNote_sharedNote on SharedNote @inline {
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
