import { graphql } from 'react-relay/hooks'
import type { useRemoveSharedNoteMutation } from '#web/__generated__/useRemoveSharedNoteMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Removes a shared note from the user's list. */
export function useRemoveSharedNote(title: string) {
  const [run, pending] = useMutation<useRemoveSharedNoteMutation>(
    graphql`
      mutation useRemoveSharedNoteMutation($input: RemoveSharedNoteInput!) {
        removeSharedNote(input: $input) {
          deletedSharedNoteId
        }
      }
    `,
    {
      subject: title,
      success: 'Shared note removed from your view',
      failure: 'Failed to remove shared note',
    },
  )
  const remove = (id: string) => run({ input: { id } })
  return [remove, pending] as const
}
