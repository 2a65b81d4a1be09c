import { WifiOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'

/** Shows that the connection is lost, and refreshes the page when it returns. */
export function OfflineNotice() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => void revalidate()
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [revalidate])

  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex px-4 sm:justify-center"
    >
      {!online && (
        <p className="flex items-center gap-2 rounded-full bg-ink px-4 py-2 font-medium text-canvas shadow-pop">
          <WifiOff aria-hidden className="size-4" />
          You are offline.<span className="max-sm:sr-only"> What you see may be out of date.</span>
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
