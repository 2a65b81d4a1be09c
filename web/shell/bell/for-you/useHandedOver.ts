import { graphql } from 'react-relay/hooks'
import type {
  useHandedOverQuery,
  useHandedOverQuery$data,
} from '#web/__generated__/useHandedOverQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'

export type HandedOverRecord = ReturnType<typeof recordsOf>[number]

/** The records of the answer; empty when the notification no longer exists. */
function recordsOf({ node }: useHandedOverQuery$data) {
  const records = node?.handedOver ?? []
  return records.map(({ type, databaseId, name, isOpen, date, startTime }) => ({
    type,
    databaseId,
    name,
    isOpen,
    date,
    startTime,
  }))
}

/** The records of a hand-over notification, requested when its dialog opens; `records` is null until then. */
export function useHandedOver() {
  const { answer, loading, failed, askNow } = useDebouncedQuery<useHandedOverQuery>(query)
  return {
    records: loading || failed || !answer ? null : recordsOf(answer.data),
    failed,
    ask: (id: string) => askNow({ id }),
  }
}

const query = graphql`
  query useHandedOverQuery($id: ID!) {
    node(id: $id) {
      ... on Notification {
        handedOver {
          type
          databaseId
          name
          isOpen
          date
          startTime
        }
      }
    }
  }
`
