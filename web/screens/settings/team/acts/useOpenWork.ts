import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useOpenWorkQuery } from '#web/__generated__/useOpenWorkQuery.graphql.ts'

/** What lies with a member, and who may take it over. */
export interface LeavingMember {
  readonly work: { readonly hotBoardItems: number; readonly vendorContacts: number; readonly tasks: number }
  readonly colleagues: readonly { readonly id: string; readonly fullName: string }[]
}

/** What lies with a member, asked for when somebody wants to deactivate them; null until the answer is there. */
export interface AskedOpenWork {
  readonly leaving: LeavingMember | null
  readonly failed: boolean
  ask: (id: string) => void
}

export function useOpenWork(): AskedOpenWork {
  const environment = useRelayEnvironment()
  const [leaving, setLeaving] = useState<LeavingMember | null>(null)
  const [failed, setFailed] = useState(false)
  const flight = useRef<{ unsubscribe: () => void }>(undefined)

  useEffect(() => () => flight.current?.unsubscribe(), [])

  function ask(id: string) {
    flight.current?.unsubscribe()
    setLeaving(null)
    setFailed(false)
    flight.current = fetchQuery<useOpenWorkQuery>(environment, openWorkQuery, { id }).subscribe({
      next({ node, viewer }) {
        if (!node?.openWork) return setFailed(true)
        const { hotBoardItems, vendorContacts, tasks } = node.openWork
        const colleagues = viewer.business.team.flatMap(({ isActive, fullName, ...colleague }) =>
          isActive && colleague.id !== id ? [{ id: colleague.id, fullName }] : [],
        )
        setLeaving({ work: { hotBoardItems, vendorContacts, tasks }, colleagues })
      },
      error: () => setFailed(true),
    })
  }
  return { leaving, failed, ask }
}

const openWorkQuery = graphql`
  query useOpenWorkQuery($id: ID!) {
    node(id: $id) {
      ... on User {
        openWork {
          hotBoardItems
          vendorContacts
          tasks
        }
      }
    }
    viewer @required(action: THROW) {
      business {
        team {
          id
          fullName
          isActive
        }
      }
    }
  }
`
