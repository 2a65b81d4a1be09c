import { graphql } from 'react-relay/hooks'
import type { useDeleteStepMutation } from '#web/__generated__/useDeleteStepMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a step and what still waits of it. */
export function useDeleteStep() {
  const [run, pending] = useMutation<useDeleteStepMutation>(
    graphql`
      mutation useDeleteStepMutation($input: DeleteFollowUpCadenceInput!) {
        deleteFollowUpCadence(input: $input) {
          deletedFollowUpCadenceId
        }
      }
    `,
    {
      success: 'Step deleted',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to delete the step: ${message}` }),
    },
  )
  const remove = (id: string) => run({ input: { id } })
  return [remove, pending] as const
}
