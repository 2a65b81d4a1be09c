import { useEffect, useEffectEvent } from 'react'

/** How long the board waits after a change for more of them, in milliseconds: a busy team is read now and then. */
const calm = 1_500

const listeners = new Set<() => void>()

/** For whoever hears the stream: somebody's points have changed, or who is on the board. */
export function tellBoardChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls back after the board has changed anywhere in the business, once for all that come together. */
export function useBoardChanges(onChanged: () => void): void {
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const listener = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        changed()
      }, calm)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      clearTimeout(timer)
    }
  }, [])
}
