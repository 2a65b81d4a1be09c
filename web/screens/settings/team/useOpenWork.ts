import { graphql } from 'react-relay/hooks'
import type { useOpenWorkQuery, useOpenWorkQuery$data } from '#web/__generated__/useOpenWorkQuery.graphql.ts'
import type { useUserOptions_users$key } from '#web/__generated__/useUserOptions_users.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'

/** The open work of a user, and the users who can take it over. */
export interface LeavingUser {
  readonly work: {
    readonly appointments: number
    readonly nextAppointmentAt: string | null | undefined
    readonly hotBoardItems: number
    readonly vendorContacts: number
    readonly tasks: number
    readonly customers: number
    readonly apiKeys: number
  }
  readonly others: useUserOptions_users$key
}

/** The open work of a user, loaded when the dialog opens; null until then. */
export function useOpenWork() {
  const { answer, loading, failed, askNow } = useDebouncedQuery<useOpenWorkQuery>(openWorkQuery)
  const current = loading || failed ? null : answer
  const leaving = current && leavingUser(current.data, current.variables.id)
  return {
    leaving,
    failed: failed || (current !== null && leaving === null),
    ask: (id: string) => askNow({ id }),
  }
}

function leavingUser({ node, viewer }: useOpenWorkQuery$data, id: string): LeavingUser | null {
  if (!node?.openWork) return null
  const { appointments, nextAppointmentAt, apiKeys, hotBoardItems, vendorContacts, tasks, customers } =
    node.openWork
  const others = viewer.business.team.filter((other) => other.isActive && other.id !== id)
  const work = { appointments, nextAppointmentAt, apiKeys, hotBoardItems, vendorContacts, tasks, customers }
  return { work, others }
}

const openWorkQuery = graphql`
  query useOpenWorkQuery($id: ID!) {
    node(id: $id) {
      ... on User {
        openWork {
          appointments
          nextAppointmentAt
          apiKeys
          hotBoardItems
          vendorContacts
          tasks
          customers
        }
      }
    }
    viewer @required(action: THROW) {
      business {
        team {
          id
          isActive
          ...useUserOptions_users
        }
      }
    }
  }
`
