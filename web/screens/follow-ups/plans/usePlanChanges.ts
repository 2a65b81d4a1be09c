import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { usePlanChangesQuery } from '#web/__generated__/usePlanChangesQuery.graphql.ts'
import type { CustomerStatus } from '#web/components/customers/customerStatus.ts'

export interface PlanChanges {
  readonly added: number
  readonly moved: number
  readonly cancelled: number
}

/** What applying a plan would do, asked for when somebody wants to apply it; null until the answer is there. */
export interface ExpectedChanges {
  readonly changes: PlanChanges | null
  readonly failed: boolean
  ask: (status: CustomerStatus) => void
}

export function usePlanChanges(): ExpectedChanges {
  const environment = useRelayEnvironment()
  const [changes, setChanges] = useState<PlanChanges | null>(null)
  const [failed, setFailed] = useState(false)
  const flight = useRef<{ unsubscribe: () => void }>(undefined)

  useEffect(() => () => flight.current?.unsubscribe(), [])

  function ask(status: CustomerStatus) {
    flight.current?.unsubscribe()
    setChanges(null)
    setFailed(false)
    flight.current = fetchQuery<usePlanChangesQuery>(environment, changesQuery, { status }).subscribe({
      next({ viewer }) {
        const counts = viewer.business.followUpPlanChanges
        if (!counts) return setFailed(true)
        const { added, moved, cancelled } = counts
        setChanges({ added, moved, cancelled })
      },
      error: () => setFailed(true),
    })
  }
  return { changes, failed, ask }
}

const changesQuery = graphql`
  query usePlanChangesQuery($status: CustomerStatus!) {
    viewer @required(action: THROW) {
      business {
        followUpPlanChanges(status: $status) {
          added
          moved
          cancelled
        }
      }
    }
  }
`
