import { graphql } from 'react-relay/hooks'
import type { useRemoveSharedNoteMutation } from '#web/__generated__/useRemoveSharedNoteMutation.graphql.ts'
import { useRefresher } from '#web/relay/RefreshContext.ts'
import { type Outcome, useMutation } from '#web/relay/useMutation.ts'

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
      offersRetry: true,
      success: 'Shared note removed from your view',
      failure: ({ code, message }) =>
        code === 'NOT_FOUND' ? null : `Failed to remove shared note: ${message}`,
    },
  )
  const remove = async (id: string) => {
    const isGone = (outcome: Outcome<unknown>) => !outcome.ok && outcome.error.code === 'NOT_FOUND'
    const outcome = await run({ input: { id } }, { onOutcome: (told) => isGone(told) && refresher.refresh() })
    return outcome.ok || isGone(outcome)
  }
  return [remove, pending] as const
}
