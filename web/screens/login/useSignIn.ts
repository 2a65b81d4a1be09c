import { graphql } from 'react-relay/hooks'
import type { SignInInput, useSignInMutation } from '#web/__generated__/useSignInMutation.graphql.ts'
import type { useSignInTicketMutation } from '#web/__generated__/useSignInTicketMutation.graphql.ts'
import type { BusinessTicket } from '#web/relay/ApiError.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { loginFailed } from './loginFailed.ts'
import { useStartSession } from './useStartSession.ts'

/**
 * Signs in at a business. One account enters at once; when several businesses know the name and
 * password, `signIn` answers with their tickets and `redeem` takes the chosen one.
 */
export function useSignIn() {
  const enter = useStartSession()
  const [sendPassword, checking] = useMutation<useSignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          ...useStartSession_payload
        }
      }
    `,
    { failure: loginFailed },
  )
  const [sendTicket, redeeming] = useMutation<useSignInTicketMutation>(
    graphql`
      mutation useSignInTicketMutation($input: SignInWithTicketInput!) {
        signInWithTicket(input: $input) {
          ...useStartSession_payload
        }
      }
    `,
    { failure: loginFailed },
  )

  return {
    pending: checking || redeeming,
    /** The businesses to choose from, when several fit, and whether it was refused. */
    async signIn(input: SignInInput): Promise<{ businesses: readonly BusinessTicket[]; refused: boolean }> {
      const outcome = await sendPassword({ input })
      if (!outcome.ok) {
        const { businesses, code } = outcome.error
        return { businesses, refused: code === 'INVALID_CREDENTIALS' }
      }
      if (outcome.data.signIn) enter(outcome.data.signIn)
      return { businesses: [], refused: false }
    },
    async redeem(ticket: string): Promise<void> {
      const outcome = await sendTicket({ input: { ticket } })
      if (outcome.ok && outcome.data.signInWithTicket) enter(outcome.data.signInWithTicket)
    },
  }
}
