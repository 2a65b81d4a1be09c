import { useEffect, useEffectEvent } from 'react'
import { type KeyScope, type PageKey, registerKeys } from './pageKeys.ts'

/** The keys of a part of the page, while it is shown. The sheet of keys (`?`) lists them. */
export function usePageKeys(scope: KeyScope, keys: readonly PageKey[]): void {
  const latest = useEffectEvent(() => ({ scope, keys }))
  useEffect(() => registerKeys(() => latest()), [])
}
