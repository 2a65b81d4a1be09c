import { graphql } from 'react-relay/hooks'
import type { useMoveFollowUpsBackMutation } from '#web/__generated__/useMoveFollowUpsBackMutation.graphql.ts'
import type { useMoveFollowUpsMutation } from '#web/__generated__/useMoveFollowUpsMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { backFeedback, movedMessage } from './moveMessages.ts'

/** Moves all overdue follow-ups, with *Undo*. */
export function useMoveFollowUps() {
  const [back] = useMutation<useMoveFollowUpsBackMutation>(
    graphql`
      mutation useMoveFollowUpsBackMutation($input: MoveBackOverdueFollowUpsInput!) {
        moveBackOverdueFollowUps(input: $input) {
          count
        }
      }
    `,
    backFeedback('follow-up', ({ moveBackOverdueFollowUps }) => moveBackOverdueFollowUps?.count),
  )
  return useMutation<useMoveFollowUpsMutation>(
    graphql`
      mutation useMoveFollowUpsMutation($input: MoveOverdueFollowUpsInput!) {
        moveOverdueFollowUps(input: $input) {
          count
          undoToken
        }
      }
    `,
    {
      subject: null,
      failure: { inForm: 'Failed to move the follow-ups' },
      success: ({ moveOverdueFollowUps }) => movedMessage('follow-up', moveOverdueFollowUps?.count),
      undo: ({ moveOverdueFollowUps }) => {
        const { count = 0, undoToken } = moveOverdueFollowUps ?? {}
        return count > 0 && undoToken ? () => back({ input: { undoToken } }) : null
      },
    },
  )
}
