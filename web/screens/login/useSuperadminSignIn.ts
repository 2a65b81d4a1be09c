import { graphql, readInlineData } from 'react-relay/hooks'
import type { useSuperadminSignIn_payload$key } from '#web/__generated__/useSuperadminSignIn_payload.graphql.ts'
import type { useSuperadminSignInCodeMutation } from '#web/__generated__/useSuperadminSignInCodeMutation.graphql.ts'
import type { useSuperadminSignInMutation } from '#web/__generated__/useSuperadminSignInMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { fromHere } from './fromHere.ts'
import { loginFailed } from './loginFailed.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'
import { type Step, stepAfter } from './useSignIn.ts'

/** Stores a new session of a superadmin and enters the panel; see `useCompleteSignIn`. */
export function useStartSuperadminSession() {
  const arrive = useCompleteSignIn()

  return (payload: useSuperadminSignIn_payload$key | null | undefined): Step => {
    if (!payload) return { next: null }
    const { token, superadmin } = readInlineData(
      graphql`
        fragment useSuperadminSignIn_payload on SignInSuperadminPayload @inline {
          token
          superadmin {
            id
            username
            email
          }
        }
      `,
      payload,
    )
    const { id, username, email } = superadmin
    arrive((session) => session.signInSuperadmin(token, { id, username, email }))
    return { next: null }
  }
}

/** Signs a superadmin in, with the code of a second factor as the second step. */
export function useSuperadminSignIn() {
  const enter = useStartSuperadminSession()
  const [sendPassword] = useMutation<useSuperadminSignInMutation>(
    graphql`
      mutation useSuperadminSignInMutation($input: SignInInput!) {
        signInSuperadmin(input: $input) {
          ...useSuperadminSignIn_payload
        }
      }
    `,
    { failure: loginFailed },
  )
  const [sendCode] = useMutation<useSuperadminSignInCodeMutation>(
    graphql`
      mutation useSuperadminSignInCodeMutation($input: SignInWithCodeInput!) {
        signInSuperadminWithCode(input: $input) {
          ...useSuperadminSignIn_payload
        }
      }
    `,
    { failure: loginFailed },
  )

  return {
    async signIn(username: string, password: string): Promise<Step> {
      const outcome = await sendPassword({ input: { username, password } }, fromHere())
      return outcome.ok ? enter(outcome.data.signInSuperadmin) : stepAfter(outcome.error, true)
    },
    async sendCode(ticket: string, code: string): Promise<Step> {
      const outcome = await sendCode({ input: { ticket, code } }, fromHere())
      return outcome.ok ? enter(outcome.data.signInSuperadminWithCode) : stepAfter(outcome.error, true)
    },
  }
}
