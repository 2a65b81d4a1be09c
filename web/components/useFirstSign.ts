import { useEffect, useEffectEvent } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Fetches code once at the first sign of somebody there: late enough to leave the first view alone, early enough to
 * be there when it is wanted. That it may fail does not matter yet.
 */
export function useFirstSign(load: () => Promise<unknown>): void {
  const begin = useEffectEvent(() => void load().catch(() => {}))
  useEffect(() => {
    const heard = new AbortController()
    const onSign = () => {
      heard.abort()
      begin()
    }
    for (const sign of signs) window.addEventListener(sign, onSign, { signal: heard.signal, passive: true })
    return () => heard.abort()
  }, [])
}
