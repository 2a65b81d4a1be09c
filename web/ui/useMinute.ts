import { useSyncExternalStore } from 'react'
import { now } from '#web/lib/clock.ts'

const minute = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4)
  return () => clearInterval(timer)
}

const read = () => Math.floor(now() / minute)

/** The current time in milliseconds, updated every minute. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, read) * minute
}
