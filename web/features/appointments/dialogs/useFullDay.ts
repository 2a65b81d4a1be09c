import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useFullDayQuery } from '#web/__generated__/useFullDayQuery.graphql.ts'
import type { ApiError } from '#web/relay/ApiError.ts'

export interface FullDay {
  /** The day that has no room. */
  readonly date: string
  readonly message: string
  /** The next day with room, once it is known. */
  readonly next: string | null
}

/** A day that turned out to be full, and what can be done about it. */
export function useFullDay() {
  const environment = useRelayEnvironment()
  const [day, setDay] = useState<FullDay | null>(null)
  const [asking, setAsking] = useState(false)
  return {
    day,
    /** Whether the question about overbooking is open. */
    asking,
    stopAsking: () => setAsking(false),
    forget() {
      setDay(null)
      setAsking(false)
    },
    /** Handles the refusal; asks users who may overbook. */
    take(date: string, { fields, message }: ApiError, canOverbook: boolean) {
      setDay({ date, message: fields.date?.[0] ?? message, next: null })
      setAsking(canOverbook)
      fetchQuery<useFullDayQuery>(environment, nextDayQuery, { after: date }).subscribe({
        next: ({ viewer }) =>
          setDay((last) => last && { ...last, next: viewer.business.nextDayWithRoom ?? null }),
        // Offered once it is known; nothing waits for it.
        error: () => {},
      })
    },
  }
}

const nextDayQuery = graphql`
  query useFullDayQuery($after: Date!) {
    viewer @required(action: THROW) {
      business {
        nextDayWithRoom(after: $after)
      }
    }
  }
`
