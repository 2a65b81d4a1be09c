import { graphql } from 'react-relay/hooks'
import type { useAddStickyNoteMutation } from '#web/__generated__/useAddStickyNoteMutation.graphql.ts'
import { placeAnsweredNote } from '#web/components/note-lists/noteLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { NoteValues } from '../noteForm.ts'

/** Writes a note. */
export function useAddStickyNote() {
  const [run] = useMutation<useAddStickyNoteMutation>(
    graphql`
      mutation useAddStickyNoteMutation($input: CreateStickyNoteInput!) {
        createStickyNote(input: $input) {
          stickyNote {
            ...noteLists_stickyNote
          }
          business {
            ...noteLists_business
          }
        }
      }
    `,
    { success: 'Sticky note created successfully', failure: 'Failed to create sticky note' },
  )
  return (note: NoteValues) => run({ input: note }, { updater: placeAnsweredNote('createStickyNote') })
}
