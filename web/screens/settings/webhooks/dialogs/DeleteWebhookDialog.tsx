import { graphql } from 'react-relay/hooks'
import type { DeleteWebhookDialogMutation } from '#web/__generated__/DeleteWebhookDialogMutation.graphql.ts'
import type { settingsDialogs_webhook$key } from '#web/__generated__/settingsDialogs_webhook.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useDialogWebhook } from '../../dialogs/settingsDialogs.ts'
import { titleOf } from '../titleOf.ts'

interface DeleteWebhookDialogProps extends DialogState {
  webhook: settingsDialogs_webhook$key
}

/** Confirms deleting a webhook. */
export function DeleteWebhookDialog({ webhook: key, ...dialog }: DeleteWebhookDialogProps) {
  const webhook = useDialogWebhook(key)
  const [remove] = useMutation<DeleteWebhookDialogMutation>(
    graphql`
      mutation DeleteWebhookDialogMutation($input: DeleteWebhookInput!) {
        deleteWebhook(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Webhook deleted', subject: titleOf(webhook), failure: 'Failed to delete webhook' },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Webhook"
      description={
        <>
          Delete the webhook to <span className="break-all text-ink">{webhook.url}</span>? Its log is deleted
          with it. This cannot be undone.
        </>
      }
      confirmText="Delete Webhook"
      pendingText="Deleting..."
      onConfirm={() => remove({ input: { id: webhook.id } })}
    />
  )
}
