import type { RefObject } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { WebhookLogQuery } from '#web/__generated__/WebhookLogQuery.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import type { ShownWebhook, WebhookDialogRequest } from '../webhookDialogRequest.ts'
import { AddWebhookDialog } from './AddWebhookDialog.tsx'
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx'
import { EditWebhookDialog } from './EditWebhookDialog.tsx'
import { ReplaceSecretDialog } from './ReplaceSecretDialog.tsx'
import { WebhookLogDialog } from './WebhookLogDialog.tsx'

interface WebhookDialogsProps {
  requests: DialogRequests<WebhookDialogRequest>
  addButton: RefObject<HTMLButtonElement | null>
  /** The log of the webhook, while it is shown. */
  log: PreloadedQuery<WebhookLogQuery> | null | undefined
  loadLog: (webhook: ShownWebhook) => void
}

/** The dialogs for webhooks. */
export function WebhookDialogs({ requests, addButton, log, loadLog }: WebhookDialogsProps) {
  const { request, dialog } = requests
  const onAdd = { ...dialog, finalFocus: () => addButton.current }
  if (!request) return null
  if (request.kind === 'add') return <AddWebhookDialog {...onAdd} />
  const { webhook } = request
  if (request.kind === 'edit') return <EditWebhookDialog {...dialog} webhook={webhook} />
  if (request.kind === 'secret') return <ReplaceSecretDialog {...dialog} webhook={webhook} />
  if (request.kind === 'log') {
    return <WebhookLogDialog {...dialog} webhook={webhook} queryRef={log} onRetry={() => loadLog(webhook)} />
  }
  // The row is gone afterwards.
  return <DeleteWebhookDialog {...onAdd} webhook={webhook} />
}
