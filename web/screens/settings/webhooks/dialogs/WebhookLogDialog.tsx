import { RefreshCw } from 'lucide-react'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import {
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogFrame,
  type DialogState,
} from '#web/ui/overlays/Dialog.tsx'
import type { ShownWebhook } from '../webhookDialogRequest.ts'
import { LoggedMessageRow } from './LoggedMessageRow.tsx'
import { useWebhookLog } from './useWebhookLog.ts'

interface WebhookLogDialogProps extends DialogState {
  webhook: ShownWebhook
  timeZone: string
}

/** The latest messages to a webhook and what became of them. */
export function WebhookLogDialog({ webhook, timeZone, ...dialog }: WebhookLogDialogProps) {
  return (
    <DialogFrame {...dialog} size="lg" title="Log" description={webhook.url}>
      <WebhookLog webhook={webhook} timeZone={timeZone} />
    </DialogFrame>
  )
}

function WebhookLog({ webhook, timeZone }: Pick<WebhookLogDialogProps, 'webhook' | 'timeZone'>) {
  const { messages, failed, ask } = useWebhookLog(webhook.id)
  return (
    <>
      <DialogBody>
        {failed && <Notice tone="error">The log could not be loaded.</Notice>}
        {!failed && messages === null && (
          <SkeletonGroup label="Loading the log" className="flex flex-col gap-3 py-1.5">
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
          </SkeletonGroup>
        )}
        {messages?.length === 0 && <p className="text-muted">Nothing has been sent yet.</p>}
        {messages && messages.length > 0 && (
          <ul aria-label="Messages" className="flex flex-col divide-y divide-line">
            {messages.map((message) => (
              <LoggedMessageRow
                key={message.id}
                message={message}
                timeZone={timeZone}
                canSend={webhook.isActive}
                onSent={ask}
              />
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter>
        <Button icon={<RefreshCw />} onClick={ask}>
          Refresh
        </Button>
        <DialogClose>Close</DialogClose>
      </DialogFooter>
    </>
  )
}
