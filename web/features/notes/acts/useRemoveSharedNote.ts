import { graphql } from 'react-relay/hooks'
import type { useRemoveSharedNoteMutation } from '#web/__generated__/useRemoveSharedNoteMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Takes a colleague's note out of one's own view. */
export function useRemoveSharedNote() {
  const [run, pending] = useMutation<useRemoveSharedNoteMutation>(
    graphql`
      mutation useRemoveSharedNoteMutation($input: RemoveSharedNoteInput!) {
        removeSharedNote(input: $input) {
          deletedSharedNoteId
        }
      }
    `,
    { success: 'Shared note removed from your view', failure: 'Failed to remove shared note' },
  )
  const remove = (id: string) => run({ input: { id } })
  return [remove, pending] as const
}
