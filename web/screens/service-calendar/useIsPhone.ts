import { useSyncExternalStore } from 'react'

const narrow = () => window.matchMedia('(width < 40rem)')

/** Whether the screen is too narrow for columns side by side. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = narrow()
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => narrow().matches,
  )
}
