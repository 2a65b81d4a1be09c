import { graphql } from 'react-relay/hooks'
import type { useReactivateMutation } from '#web/__generated__/useReactivateMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Brings a member back. */
export function useReactivate() {
  const [run, pending] = useMutation<useReactivateMutation>(
    graphql`
      mutation useReactivateMutation($input: ReactivateUserInput!) {
        reactivateUser(input: $input) {
          user {
            fullName
          }
        }
      }
    `,
    {
      success: ({ reactivateUser }) => ({
        title: 'Success',
        description: `${reactivateUser?.user.fullName} is back on the team`,
      }),
      failure: ({ code, message }) => ({
        title: 'Error',
        description: code === 'CONFLICT' ? message : 'Failed to update user',
      }),
    },
  )
  const reactivate = (id: string) => run({ input: { id } })
  return [reactivate, pending] as const
}
