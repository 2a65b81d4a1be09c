import { graphql } from 'react-relay/hooks'
import type { useEditStickyNoteMutation } from '#web/__generated__/useEditStickyNoteMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { NoteValues } from '../noteForm.ts'

/** Changes a note; those it is shared with see it change. */
export function useEditStickyNote() {
  const [run] = useMutation<useEditStickyNoteMutation>(
    graphql`
      mutation useEditStickyNoteMutation($input: UpdateStickyNoteInput!) {
        updateStickyNote(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Sticky note updated successfully', failure: 'Failed to update sticky note' },
  )
  return (id: string, note: NoteValues) => run({ input: { id, ...note } })
}
