import { useEffect, useEffectEvent } from 'react'

const interactions = ['pointermove', 'pointerdown', 'keydown'] as const

/** Time for the answer to an interaction to appear, in milliseconds. */
const afterAnswer = 100
/** Time for the first view to appear when nobody interacts, in milliseconds. */
const afterFirstView = 3_000

/**
 * Prefetches code after the first interaction with the page, or after a while without one: late enough to leave the
 * first view and the answer to the interaction alone, early enough for the click that needs it, also one without a
 * connection. A failed prefetch is ignored, because the code is fetched again when it is needed.
 */
export function usePrefetchWhenIdle(load: () => Promise<unknown>): void {
  const begin = useEffectEvent(() => void load().catch(() => {}))
  useEffect(() => {
    const listening = new AbortController()
    let timer = setTimeout(begin, afterFirstView)
    const onInteraction = () => {
      listening.abort()
      clearTimeout(timer)
      timer = setTimeout(begin, afterAnswer)
    }
    for (const interaction of interactions)
      window.addEventListener(interaction, onInteraction, { signal: listening.signal, passive: true })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [])
}
