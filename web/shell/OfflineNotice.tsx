import { WifiOff } from 'lucide-react'
import { useConnection } from '#web/ui/useConnection.ts'

/** Shows that the connection is lost and what that means. */
export function OfflineNotice() {
  const connection = useConnection()
  return (
    <div
      role="status"
      className="pointer-events-none print:hidden fixed inset-x-0 bottom-20 z-50 flex px-4 lg:bottom-4 lg:left-60 lg:px-gutter"
    >
      {connection !== 'online' && (
        <p className="offline flex items-center gap-3 rounded-xl bg-ink px-4 py-2 text-canvas shadow-pop">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <span>
            <span className="font-medium">
              {connection === 'offline' ? 'You are offline.' : 'Cuecard can’t be reached.'}
            </span>{' '}
            <span className="max-sm:sr-only">What you see may be out of date. </span>
            You can save again when the connection is back.
          </span>
        </p>
      )}
    </div>
  )
}
