import { useSyncExternalStore } from 'react'

/** How the stream of changes stands: being opened, heard from, or lost and soon tried again. */
export type Liveness = 'connecting' | 'live' | 'lost'

let current: Liveness = 'connecting'
const listeners = new Set<() => void>()

/** For whoever keeps the stream. */
export function tellLiveness(now: Liveness): void {
  if (now === current) return
  current = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How the stream of changes stands, as it stands. */
export function useLiveness(): Liveness {
  return useSyncExternalStore(subscribe, () => current)
}
