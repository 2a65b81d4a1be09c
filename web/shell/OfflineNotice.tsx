import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4">
      {!online && (
        <p className="flex items-center gap-2 rounded-full bg-ink px-4 py-2 font-medium text-canvas shadow-pop">
          <WifiOff aria-hidden className="size-4" />
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
