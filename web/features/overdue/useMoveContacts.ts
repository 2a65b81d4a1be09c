import { graphql } from 'react-relay/hooks'
import type { useMoveContactsBackMutation } from '#web/__generated__/useMoveContactsBackMutation.graphql.ts'
import type { useMoveContactsMutation } from '#web/__generated__/useMoveContactsMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { backFeedback, movedMessage } from './moveMessages.ts'

/** Moves all overdue contacts, with *Undo*. */
export function useMoveContacts() {
  const [back] = useMutation<useMoveContactsBackMutation>(
    graphql`
      mutation useMoveContactsBackMutation($input: MoveBackOverdueContactsInput!) {
        moveBackOverdueContacts(input: $input) {
          count
        }
      }
    `,
    backFeedback('contact', ({ moveBackOverdueContacts }) => moveBackOverdueContacts?.count),
  )
  return useMutation<useMoveContactsMutation>(
    graphql`
      mutation useMoveContactsMutation($input: MoveOverdueContactsInput!) {
        moveOverdueContacts(input: $input) {
          count
          undoToken
        }
      }
    `,
    {
      subject: null,
      failure: { inForm: 'Failed to move the contacts' },
      success: ({ moveOverdueContacts }) => movedMessage('contact', moveOverdueContacts?.count),
      undo: ({ moveOverdueContacts }) => {
        const { count = 0, undoToken } = moveOverdueContacts ?? {}
        return count > 0 && undoToken ? () => back({ input: { undoToken } }) : null
      },
    },
  )
}
