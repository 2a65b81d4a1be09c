import { Suspense, useEffect, useEffectEvent } from 'react'
import { useQueryLoader } from 'react-relay/hooks'
import type { WebhookLogQuery } from '#web/__generated__/WebhookLogQuery.graphql.ts'
import logQuery from '#web/__generated__/WebhookLogQuery$parameters.ts'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useDialogWebhook, type WebhookDialogProps } from '../../dialogs/settingsDialogs.ts'
import { titleOf } from '../titleOf.ts'
import { WebhookLog } from './WebhookLog.tsx'

const loading = (
  <SkeletonGroup label="Loading the log" className="flex flex-col gap-3 py-1.5">
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
  </SkeletonGroup>
)

/** The messages to a webhook and what became of them. */
export function WebhookLogDialog({ webhook: key, ...dialog }: WebhookDialogProps) {
  const webhook = useDialogWebhook(key)
  const [log, loadLog] = useQueryLoader<WebhookLogQuery>(logQuery)
  const load = () => loadLog({ id: webhook.id }, { fetchPolicy: 'network-only' })
  const loadFirst = useEffectEvent(load)
  useEffect(() => loadFirst(), [])
  return (
    <Dialog
      {...dialog}
      size="lg"
      title="Log"
      description={
        <>
          <span className="break-words font-medium text-ink">{titleOf(webhook)}</span>{' '}
          <span className="block break-all text-sm">{webhook.url}</span>
        </>
      }
      footer={<DialogClose>Close</DialogClose>}
    >
      <ErrorBoundary
        key={log?.fetchKey}
        fallback={
          <ErrorState
            title="The log could not be loaded"
            description="Check your connection and try again."
            onRetry={load}
          />
        }
      >
        <Suspense fallback={loading}>{log ? <WebhookLog queryRef={log} /> : loading}</Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}
