import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useFullDayQuery } from '#web/__generated__/useFullDayQuery.graphql.ts'
import type { ApiError } from '#web/relay/ApiError.ts'

export interface FullDay {
  /** The full day. */
  readonly date: string
  readonly message: string
  /** The next day with a free slot, once it is known. */
  readonly next: string | null
}

/** The state of a refused booking: the full day, and the alternatives. */
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
        // Loaded in the background and offered once it is known.
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
