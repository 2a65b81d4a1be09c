import { graphql } from 'react-relay/hooks'
import type { DeleteWebhookDialogMutation } from '#web/__generated__/DeleteWebhookDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { useDialogWebhook, type WebhookDialogProps } from '../../dialogs/settingsDialogs.ts'
import { titleOf } from '../titleOf.ts'

/** Confirms deleting a webhook. */
export function DeleteWebhookDialog({ webhook: key, ...dialog }: WebhookDialogProps) {
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
