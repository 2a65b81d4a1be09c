import { graphql } from 'react-relay/hooks'
import type { useRestoreTaskMutation } from '#web/__generated__/useRestoreTaskMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Takes a deletion back by its receipt: the task is what it was. */
export function useRestoreTask() {
  const [run] = useMutation<useRestoreTaskMutation>(
    graphql`
      mutation useRestoreTaskMutation($input: RestoreOrganizerTaskInput!) {
        restoreOrganizerTask(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Task is back',
      failure: ({ message }) => ({
        title: 'Error',
        description: `Failed to bring the task back: ${message}`,
      }),
    },
  )
  return (receipt: string) => run({ input: { receipt } })
}
