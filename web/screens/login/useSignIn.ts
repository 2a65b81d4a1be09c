import { graphql, readInlineData } from 'react-relay/hooks'
import type { BusinessTicket } from '#web/relay/ApiError.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { useSignIn_payload$key } from './__generated__/useSignIn_payload.graphql.ts'
import type { useSignInMutation } from './__generated__/useSignInMutation.graphql.ts'
import type { useSignInTicketMutation } from './__generated__/useSignInTicketMutation.graphql.ts'
import { loginFailed } from './loginFailed.ts'
import { useArrival } from './useArrival.ts'

/** Storage keeps the roles as the specification writes them. */
const roles = { ADMIN: 'admin', MANAGER: 'manager', EMPLOYEE: 'employee' } as const

/**
 * Signs in at a business. One account enters at once; when several businesses know the name and
 * password, `signIn` answers with their tickets and `redeem` takes the chosen one.
 */
export function useSignIn() {
  const arrive = useArrival()
  const [sendPassword, checking] = useMutation<useSignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          ...useSignIn_payload
        }
      }
    `,
    { failure: loginFailed },
  )
  const [sendTicket, redeeming] = useMutation<useSignInTicketMutation>(
    graphql`
      mutation useSignInTicketMutation($input: SignInWithTicketInput!) {
        signInWithTicket(input: $input) {
          ...useSignIn_payload
        }
      }
    `,
    { failure: loginFailed },
  )

  const enter = (payload: useSignIn_payload$key) => {
    const { token, user, business } = readInlineData(payloadFragment, payload)
    const { databaseId: id, username, firstName, lastName } = user
    const stored = {
      id,
      businessId: business.databaseId,
      username,
      firstName,
      lastName,
      role: roles[user.role],
    }
    arrive((session) => session.signIn(token, stored))
  }

  return {
    pending: checking || redeeming,
    async signIn(username: string, password: string): Promise<readonly BusinessTicket[]> {
      const outcome = await sendPassword({ input: { username, password } })
      if (!outcome.ok) return outcome.error.businesses
      if (outcome.data.signIn) enter(outcome.data.signIn)
      return []
    },
    async redeem(ticket: string): Promise<void> {
      const outcome = await sendTicket({ input: { ticket } })
      if (outcome.ok && outcome.data.signInWithTicket) enter(outcome.data.signInWithTicket)
    },
  }
}

const payloadFragment = graphql`
  fragment useSignIn_payload on SignInPayload @inline {
    token
    user {
      databaseId
      firstName
      lastName
      username
      role
    }
    business {
      databaseId
    }
  }
`
