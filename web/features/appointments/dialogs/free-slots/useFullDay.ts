import { useState } from 'react'
import type { ApiError } from '#web/relay/ApiError.ts'

export interface FullDay {
  /** The full day. */
  readonly date: string
  readonly message: string
}

/**
 * The state after the server refused an appointment because its day is full: the day, and whether the confirmation to
 * overbook is open.
 */
export function useFullDay() {
  const [day, setDay] = useState<FullDay | null>(null)
  const [asking, setAsking] = useState(false)
  return {
    day,
    /** Whether the confirmation to overbook is open. */
    asking,
    stopAsking: () => setAsking(false),
    forget() {
      setDay(null)
      setAsking(false)
    },
    /** Handles the refusal; users who may overbook get the confirmation. */
    take(date: string, { fields, message }: ApiError, canOverbook: boolean) {
      setDay({ date, message: fields.date?.[0] ?? message })
      setAsking(canOverbook)
    },
  }
}
