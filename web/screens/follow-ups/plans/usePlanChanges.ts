import { graphql } from 'react-relay/hooks'
import type {
  usePlanChangesQuery,
  usePlanChangesQuery$data,
} from '#web/__generated__/usePlanChangesQuery.graphql.ts'
import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'

export interface PlanChanges {
  readonly added: number
  readonly moved: number
  readonly cancelled: number
}

/** The changes of applying a plan, loaded when its dialog opens; null until then. */
export interface ExpectedChanges {
  readonly changes: PlanChanges | null
  readonly failed: boolean
  ask: (status: CustomerStatus) => void
}

export function usePlanChanges(): ExpectedChanges {
  const { answer, loading, failed, askNow } = useDebouncedQuery<usePlanChangesQuery>(changesQuery)
  const current = loading || failed ? null : answer
  const changes = current && countsOf(current.data)
  return {
    changes,
    failed: failed || (current !== null && changes === null),
    ask: (status) => askNow({ status }),
  }
}

function countsOf({ viewer }: usePlanChangesQuery$data): PlanChanges | null {
  const counts = viewer.business.followUpPlanChanges
  if (!counts) return null
  const { added, moved, cancelled } = counts
  return { added, moved, cancelled }
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
