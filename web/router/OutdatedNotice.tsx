import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useConnection, useOnReconnect } from '#web/ui/useConnection.ts'
import { useRetry, whyNotLoaded } from './failedLoad.ts'

/** Shown above the last view of a screen whose new data, such as the results of a search, could not be loaded. */
export function OutdatedNotice({ error }: { error: unknown }) {
  const connection = useConnection()
  const { retry, retryByItself } = useRetry(error)
  useOnReconnect(retryByItself)
  const { description } = whyNotLoaded(error, connection)
  return (
    <div className="mb-4">
      {connection === 'online' ? (
        <Notice tone="error" action={<Button onClick={retry}>Try again</Button>}>
          This could not be loaded. {description}
        </Notice>
      ) : (
        <Notice tone="warning">{description}</Notice>
      )}
    </div>
  )
}
