import { graphql } from 'react-relay/hooks'
import type { useChangePasswordMutation } from '#web/__generated__/useChangePasswordMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { tooShort, tooShortToast } from '../passwordWords.ts'

/** Changes one's own password. Every other session ends; this one goes on with the token of the answer. */
export function useChangePassword() {
  const session = useSessionStore()
  const [run] = useMutation<useChangePasswordMutation>(
    graphql`
      mutation useChangePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          token
        }
      }
    `,
    {
      success: 'Password changed successfully',
      failure: ({ message }) =>
        message === tooShort ? tooShortToast : { title: 'Error', description: 'Failed to change password' },
    },
  )
  return async (currentPassword: string, newPassword: string) => {
    const sent = run({ input: { currentPassword, newPassword } })
    await session.renew(async () => {
      const outcome = await sent
      return outcome.ok ? (outcome.data.changePassword?.token ?? null) : null
    })
    return sent
  }
}
