import { WifiOff } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useConnection, useOnReconnect } from '#web/ui/useConnection.ts'

/** Shows that the connection is lost and what that means, and refreshes the page when it returns. */
export function OfflineNotice() {
  const { revalidate } = useRevalidator()
  useOnReconnect(() => void revalidate())
  const connection = useConnection()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex px-4 lg:bottom-4 lg:left-60 lg:px-gutter"
    >
      {connection !== 'online' && (
        <p className="flex items-center gap-3 rounded-xl bg-ink px-4 py-2 text-canvas shadow-pop">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <span>
            <span className="font-medium">
              {connection === 'offline' ? 'You are offline.' : 'Cuecard can’t be reached.'}
            </span>{' '}
            <span className="max-sm:sr-only">What you see may be out of date. </span>
            Changes can be saved when the connection is back.
          </span>
        </p>
      )}
    </div>
  )
}
