import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { AddWebhookDialogMutation } from '#web/__generated__/AddWebhookDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog, stayOpen } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { allEvents } from '../eventWords.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { WebhookFields } from './WebhookFields.tsx'
import { type WebhookValues, webhookFields } from './webhookForm.ts'

const schema = z.object(webhookFields)
const initial: WebhookValues = { url: '', description: '', events: [...allEvents] }

/** Adds a webhook and shows its secret once. */
export function AddWebhookDialog(dialog: DialogState) {
  const { open, onClose, finalFocus } = dialog
  const [create] = useMutation<AddWebhookDialogMutation>(
    graphql`
      mutation AddWebhookDialogMutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) {
          secret
        }
      }
    `,
    { failure: ({ message, fields }) => (fields ? null : { title: 'Error', description: message }) },
  )
  const [secret, setSecret] = useState({ value: '', shown: false })
  return (
    <>
      <FormDialog
        {...dialog}
        open={open && !secret.shown}
        // The secret takes the focus.
        finalFocus={() => (secret.shown ? false : (finalFocus?.() ?? null))}
        title="Add Webhook"
        description="Cuecard sends a message to this address when something changes."
        schema={schema}
        initial={initial}
        onSubmit={async (input) => {
          const outcome = await create({ input })
          if (!outcome.ok) return outcome
          // Only the response contains the secret.
          setSecret({ value: outcome.data.createWebhook?.secret ?? '', shown: true })
          return stayOpen
        }}
        submitText="Add Webhook"
        pendingText="Adding..."
      >
        {(form) => <WebhookFields form={form} />}
      </FormDialog>
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
