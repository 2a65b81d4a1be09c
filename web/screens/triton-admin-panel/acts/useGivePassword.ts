import { graphql } from 'react-relay/hooks'
import type {
  SetManagedUserPasswordInput,
  useGivePasswordMutation,
} from '#web/__generated__/useGivePasswordMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Gives a user a new password. */
export function useGivePassword() {
  const [run] = useMutation<useGivePasswordMutation>(
    graphql`
      mutation useGivePasswordMutation($input: SetManagedUserPasswordInput!) {
        setManagedUserPassword(input: $input) {
          user {
            id
          }
        }
      }
    `,
    {
      success: 'Password changed successfully',
      failure: 'Failed to change password. Please try again.',
    },
  )
  return (input: SetManagedUserPasswordInput) => run({ input })
}
