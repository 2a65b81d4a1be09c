import { useEffect, useEffectEvent } from 'react'

const interactions = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Prefetches code at the first interaction with the page: late enough to leave the first view alone, early enough for
 * the click that needs it. A failed prefetch is ignored, because the code is fetched again when it is needed.
 */
export function usePrefetchOnInteraction(load: () => Promise<unknown>): void {
  const begin = useEffectEvent(() => void load().catch(() => {}))
  useEffect(() => {
    const listening = new AbortController()
    const onInteraction = () => {
      listening.abort()
      begin()
    }
    for (const interaction of interactions)
      window.addEventListener(interaction, onInteraction, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])
}
