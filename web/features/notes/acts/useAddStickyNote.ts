import { graphql } from 'react-relay/hooks'
import type { useAddStickyNoteMutation } from '#web/__generated__/useAddStickyNoteMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { NoteValues } from '../noteForm.ts'

/** Writes a note. */
export function useAddStickyNote() {
  const [run] = useMutation<useAddStickyNoteMutation>(
    graphql`
      mutation useAddStickyNoteMutation($input: CreateStickyNoteInput!) {
        createStickyNote(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Sticky note created successfully', failure: 'Failed to create sticky note' },
  )
  return (note: NoteValues) => run({ input: note })
}
