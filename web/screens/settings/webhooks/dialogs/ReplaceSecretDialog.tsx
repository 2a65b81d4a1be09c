import { graphql } from 'react-relay/hooks'
import type { ReplaceSecretDialogMutation } from '#web/__generated__/ReplaceSecretDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { settingsDialogs, useDialogWebhook, type WebhookDialogProps } from '../../dialogs/settingsDialogs.ts'

/** Replaces the signing secret of a webhook and shows the new one once. */
export function ReplaceSecretDialog({ webhook, ...dialog }: WebhookDialogProps) {
  const { id } = useDialogWebhook(webhook)
  const open = settingsDialogs.useOpen()
  const [rotate, pending] = useMutation<ReplaceSecretDialogMutation>(
    graphql`
      mutation ReplaceSecretDialogMutation($input: RotateWebhookSecretInput!) {
        rotateWebhookSecret(input: $input) {
          secret
        }
      }
    `,
    { failure: 'Failed to replace the secret' },
  )
  const replace = async () => {
    const outcome = await rotate({ input: { id } })
    // Only the response contains the secret.
    if (outcome.ok) open('secret', { value: outcome.data.rotateWebhookSecret?.secret ?? '' })
  }
  return (
    <Dialog
      {...dialog}
      size="sm"
      title="Replace Secret"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button variant="primary" pending={pending} pendingText="Replacing..." onClick={replace}>
            Replace Secret
          </Button>
        </>
      }
    >
      <p className="text-pretty text-muted">
        Messages are signed with both secrets for a day, so that your program can change over without a gap.
      </p>
    </Dialog>
  )
}
