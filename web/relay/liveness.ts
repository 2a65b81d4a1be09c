import { useSyncExternalStore } from 'react'

/** The state of the stream: connecting, live, or lost. */
export type Liveness = 'connecting' | 'live' | 'lost'

let current: Liveness = 'connecting'
const listeners = new Set<() => void>()

/** Called by the code that keeps the stream open. */
export function setLiveness(now: Liveness): void {
  if (now === current) return
  current = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current state of the stream. */
export function useLiveness(): Liveness {
  return useSyncExternalStore(subscribe, () => current)
}
