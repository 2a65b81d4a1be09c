import { graphql } from 'react-relay/hooks'
import type { useSetPasswordMutation } from '#web/__generated__/useSetPasswordMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { tooShort, tooShortToast } from '../passwordWords.ts'

/** Gives a colleague a new password (part 2, section 8). */
export function useSetPassword() {
  const [run] = useMutation<useSetPasswordMutation>(
    graphql`
      mutation useSetPasswordMutation($input: ChangeUserPasswordInput!) {
        changeUserPassword(input: $input) {
          user {
            id
          }
        }
      }
    `,
    {
      success: 'Password changed successfully',
      failure: ({ message }) =>
        message === tooShort ? tooShortToast : { title: 'Error', description: 'Failed to change password' },
    },
  )
  return (id: string, newPassword: string) => run({ input: { id, newPassword } })
}
