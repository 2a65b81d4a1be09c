import { graphql } from 'react-relay/hooks'
import type { useSuperadminSignInMutation } from '#web/__generated__/useSuperadminSignInMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { loginFailed } from './loginFailed.ts'
import { useArrival } from './useArrival.ts'

/** The username that belongs to the superadmin, in any case (part 1, section 2). */
export function isSuperadmin(username: string): boolean {
  return username.toLowerCase() === 'triton'
}

export function useSuperadminSignIn() {
  const arrive = useArrival()
  const [send] = useMutation<useSuperadminSignInMutation>(
    graphql`
      mutation useSuperadminSignInMutation($input: SignInInput!) {
        signInSuperadmin(input: $input) {
          token
          superadmin {
            id
            username
            email
          }
        }
      }
    `,
    { failure: loginFailed },
  )

  return async (username: string, password: string): Promise<void> => {
    const outcome = await send({ input: { username, password } })
    const payload = outcome.ok ? outcome.data.signInSuperadmin : null
    if (payload) arrive((session) => session.signInSuperadmin(payload.token, payload.superadmin))
  }
}
