import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { EditWebhookDialogMutation } from '#web/__generated__/EditWebhookDialogMutation.graphql.ts'
import { changedFields, isUnchanged } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { useDialogWebhook, type WebhookDialogProps } from '../../dialogs/settingsDialogs.ts'
import { namesOfEvents } from '../eventWords.ts'
import { titleOf } from '../titleOf.ts'
import { WebhookFields } from './WebhookFields.tsx'
import { webhookFields } from './webhookForm.ts'

const schema = z.object({ ...webhookFields, isActive: z.boolean() })

const labels = {
  url: { label: 'Address' },
  description: { label: 'Description' },
  events: { label: 'Events', shown: namesOfEvents },
  isActive: { label: 'Active' },
}

/** Changes a webhook, and turns it on or off. */
export function EditWebhookDialog({ webhook, ...dialog }: WebhookDialogProps) {
  const { id, url, description, events, isActive } = useDialogWebhook(webhook)
  const [update] = useMutation<EditWebhookDialogMutation>(
    graphql`
      mutation EditWebhookDialogMutation($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Webhook updated', subject: null, failure: 'Failed to update webhook' },
  )
  return (
    <FormDialog
      {...dialog}
      title="Edit Webhook"
      schema={schema}
      record={id}
      initial={{ url, description: description ?? '', events: [...events], isActive }}
      labels={labels}
      onSubmit={(fields, initial) =>
        isUnchanged(initial, fields)
          ? undefined
          : update({ input: { id, ...changedFields(initial, fields) } }, { subject: titleOf(fields) })
      }
      submitText="Save Changes"
      pendingText="Saving..."
    >
      {(form) => (
        <>
          <SwitchField
            label="Active"
            description="Nothing is sent while it is off, and what happens meanwhile is not sent later."
            {...form.field('isActive')}
          />
          <WebhookFields form={form} />
        </>
      )}
    </FormDialog>
  )
}
