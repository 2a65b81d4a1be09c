import { graphql } from 'react-relay/hooks'
import type {
  UpdateOrganizerTaskInput,
  useUpdateTaskMutation,
} from '#web/__generated__/useUpdateTaskMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Changes the fields of a task that are given. */
export function useUpdateTask() {
  const [run] = useMutation<useUpdateTaskMutation>(
    graphql`
      mutation useUpdateTaskMutation($input: UpdateOrganizerTaskInput!) {
        updateOrganizerTask(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Task updated',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to update task: ${message}` }),
    },
  )
  return (input: UpdateOrganizerTaskInput) => run({ input })
}
