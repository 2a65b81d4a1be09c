import { graphql } from 'react-relay/hooks'
import type { useTakeBackTaskMutation } from '#web/__generated__/useTakeBackTaskMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Assigns a task that the viewer gave away to the viewer, `me`. */
export function useTakeBackTask(title: string, me: string) {
  const [run] = useMutation<useTakeBackTaskMutation>(
    graphql`
      mutation useTakeBackTaskMutation($input: UpdateOrganizerTaskInput!) {
        updateOrganizerTask(input: $input) {
          __typename
        }
      }
    `,
    {
      subject: title,
      success: 'Task taken back',
      offersRetry: true,
      failure: ({ message }) => `Failed to take the task back: ${message}`,
    },
  )
  return (id: string) => run({ input: { id, userId: me } })
}
