import { useSyncExternalStore } from 'react'

const narrow = () => window.matchMedia('(max-width: 639px)')

function subscribe(onChange: () => void): () => void {
  const query = narrow()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => narrow().matches)
