import { useState } from 'react'
import type { ApiError } from '#web/relay/ApiError.ts'

export interface FullDay {
  /** The day that has no room. */
  readonly date: string
  readonly message: string
}

/** A day that turned out to be full when it was to be booked, and whether it is to be overbooked. */
export function useFullDay() {
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
      setDay({ date, message: fields.date?.[0] ?? message })
      setAsking(canOverbook)
    },
  }
}
