import { graphql } from 'react-relay/hooks'
import type { useShareStickyNoteMutation } from '#web/__generated__/useShareStickyNoteMutation.graphql.ts'
import type { useShareStickyNoteStopMutation } from '#web/__generated__/useShareStickyNoteStopMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Lets a colleague read a note, and stops that. */
export function useShareStickyNote() {
  const [share, sharing] = useMutation<useShareStickyNoteMutation>(
    graphql`
      mutation useShareStickyNoteMutation($input: ShareStickyNoteInput!) {
        shareStickyNote(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Note shared successfully', failure: 'Failed to share note' },
  )
  const [stop, stopping] = useMutation<useShareStickyNoteStopMutation>(
    graphql`
      mutation useShareStickyNoteStopMutation($input: UnshareStickyNoteInput!) {
        unshareStickyNote(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Note is no longer shared', failure: 'Failed to stop sharing note' },
  )
  return {
    share: (id: string, memberId: string) => share({ input: { id, memberId } }),
    stop: (id: string, memberId: string) => stop({ input: { id, memberId } }),
    pending: sharing || stopping,
  }
}
