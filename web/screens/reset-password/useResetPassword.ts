import { graphql } from 'react-relay/hooks'
import type { useResetPasswordMutation } from '#web/__generated__/useResetPasswordMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Sets the new password. What is wrong with the link or the password is said in its place; the rest in a toast. */
export function useResetPassword() {
  const [run] = useMutation<useResetPasswordMutation>(
    graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          username
        }
      }
    `,
    {
      success: 'Your new password is set. Sign in with it.',
      failure: ({ message, fields }) =>
        'token' in fields || 'newPassword' in fields
          ? null
          : { title: 'Error', description: message || 'Failed to set the password' },
    },
  )
  return (token: string, newPassword: string) => run({ input: { token, newPassword } })
}
