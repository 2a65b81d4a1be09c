import { graphql, readInlineData } from 'react-relay/hooks'
import type { dialogNote_note$key } from '#web/__generated__/dialogNote_note.graphql.ts'
import type { dialogNote_sharedNote$key } from '#web/__generated__/dialogNote_sharedNote.graphql.ts'

/** A note of the user for its dialogs, which may outlive the card. */
export type DialogNote = ReturnType<typeof readNote>

/** A shared note for its dialog. */
export type DialogSharedNote = ReturnType<typeof readSharedNote>

/** Reads a note for its dialogs. Components that spread the fragment re-render when it changes. */
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

/** Reads a shared note for its dialog. */
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
