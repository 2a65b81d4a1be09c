import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { AddWebhookDialogMutation } from '#web/__generated__/AddWebhookDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog, stayOpen } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { settingsDialogs } from '../../dialogs/settingsDialogs.ts'
import { allEvents } from '../eventWords.ts'
import { WebhookFields } from './WebhookFields.tsx'
import { type WebhookValues, webhookFields } from './webhookForm.ts'

const schema = z.object(webhookFields)
const initial: WebhookValues = { url: '', description: '', events: [...allEvents] }

/** Adds a webhook and shows its secret once. */
export function AddWebhookDialog(dialog: DialogState) {
  const open = settingsDialogs.useOpen()
  const [create] = useMutation<AddWebhookDialogMutation>(
    graphql`
      mutation AddWebhookDialogMutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) {
          secret
        }
      }
    `,
    { failure: ({ message, fields }) => (fields ? null : message) },
  )
  return (
    <FormDialog
      {...dialog}
      title="Add Webhook"
      description="Cuecard sends a message to this address when something changes."
      schema={schema}
      initial={initial}
      onSubmit={async (input) => {
        const outcome = await create({ input })
        if (!outcome.ok) return outcome
        // Only the response contains the secret.
        open('secret', { value: outcome.data.createWebhook?.secret ?? '' })
        return stayOpen
      }}
      submitText="Add Webhook"
      pendingText="Adding..."
    >
      {(form) => <WebhookFields form={form} />}
    </FormDialog>
  )
}
