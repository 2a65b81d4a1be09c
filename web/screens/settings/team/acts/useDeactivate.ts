import { graphql } from 'react-relay/hooks'
import type { useDeactivateMutation } from '#web/__generated__/useDeactivateMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Takes a member off the team; a colleague may take over what is open. */
export function useDeactivate() {
  const [run, pending] = useMutation<useDeactivateMutation>(
    graphql`
      mutation useDeactivateMutation($input: DeactivateUserInput!) {
        deactivateUser(input: $input) {
          user {
            fullName
          }
        }
      }
    `,
    {
      success: ({ deactivateUser }) => ({
        title: 'Success',
        description: `${deactivateUser?.user.fullName} is off the team`,
      }),
      failure: ({ code, message }) => ({
        title: 'Error',
        description: code === 'CONFLICT' || code === 'FORBIDDEN' ? message : 'Failed to update user',
      }),
    },
  )
  const deactivate = (id: string, handOverTo: string | null) => run({ input: { id, handOverTo } })
  return [deactivate, pending] as const
}
