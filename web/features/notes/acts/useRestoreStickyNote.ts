import { graphql } from 'react-relay/hooks'
import type { useRestoreStickyNoteMutation } from '#web/__generated__/useRestoreStickyNoteMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Takes a deletion back by its receipt: the note is what it was, for those it was shared with too. */
export function useRestoreStickyNote() {
  const [run] = useMutation<useRestoreStickyNoteMutation>(
    graphql`
      mutation useRestoreStickyNoteMutation($input: RestoreStickyNoteInput!) {
        restoreStickyNote(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Sticky note is back',
      failure: ({ message }) => ({
        title: 'Error',
        description: `Failed to bring the note back: ${message}`,
      }),
    },
  )
  return (receipt: string) => run({ input: { receipt } })
}
