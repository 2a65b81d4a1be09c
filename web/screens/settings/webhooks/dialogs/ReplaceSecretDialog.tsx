import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { ReplaceSecretDialogMutation } from '#web/__generated__/ReplaceSecretDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { ShownWebhook } from '../webhookDialogRequest.ts'
import { SecretDialog } from './SecretDialog.tsx'

/** Replaces the signing secret of a webhook and shows the new one once. */
export function ReplaceSecretDialog({ webhook, ...dialog }: DialogState & { webhook: ShownWebhook }) {
  const { open, onClose, finalFocus } = dialog
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
  const [secret, setSecret] = useState({ value: '', shown: false })
  const replace = async () => {
    const outcome = await rotate({ input: { id: webhook.id } })
    // Only the response contains the secret.
    if (outcome.ok) setSecret({ value: outcome.data.rotateWebhookSecret?.secret ?? '', shown: true })
  }
  return (
    <>
      <Dialog
        {...dialog}
        open={open && !secret.shown}
        size="sm"
        title="Replace Secret"
        // The secret takes the focus.
        finalFocus={() => !secret.shown && (finalFocus?.() ?? null)}
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
      <SecretDialog
        open={secret.shown}
        value={secret.value}
        onClose={() => {
          setSecret({ ...secret, shown: false })
          onClose()
        }}
        finalFocus={finalFocus}
      />
    </>
  )
}
