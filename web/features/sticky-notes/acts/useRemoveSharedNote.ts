import { graphql } from 'react-relay/hooks'
import type { useRemoveSharedNoteMutation } from '#web/__generated__/useRemoveSharedNoteMutation.graphql.ts'
import { useRefresher } from '#web/relay/RefreshContext.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Removes a shared note from the user's list. Resolves to whether it is gone, also when it had been taken back before. */
export function useRemoveSharedNote(title: string) {
  const refresher = useRefresher()
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
      failure: ({ code, message }) =>
        code === 'NOT_FOUND' ? null : `Failed to remove shared note: ${message}`,
    },
  )
  const remove = async (id: string) => {
    const outcome = await run({ input: { id } })
    const isGone = !outcome.ok && outcome.error.code === 'NOT_FOUND'
    if (isGone) void refresher.refresh()
    return outcome.ok || isGone
  }
  return [remove, pending] as const
}
