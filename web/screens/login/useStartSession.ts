import { graphql, readInlineData } from 'react-relay/hooks'
import type { useStartSession_payload$key } from '#web/__generated__/useStartSession_payload.graphql.ts'
import { rememberBusiness } from '#web/session/lastBusiness.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** The browser's storage keeps roles in lower case. */
const roles = { ADMIN: 'admin', MANAGER: 'manager', EMPLOYEE: 'employee' } as const

/** Stores a new session and enters the application; see `useCompleteSignIn`. */
export function useStartSession(title?: string) {
  const arrive = useCompleteSignIn(title)

  return (payload: useStartSession_payload$key): boolean => {
    const { token, user, business } = readInlineData(
      graphql`
        fragment useStartSession_payload on SignInPayload @inline {
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
      `,
      payload,
    )
    const { databaseId: id, username, firstName, lastName } = user
    const stored = {
      id,
      businessId: business.databaseId,
      username,
      firstName,
      lastName,
      role: roles[user.role],
    }
    rememberBusiness(business.databaseId)
    return arrive((session) => session.signIn(token, stored))
  }
}
