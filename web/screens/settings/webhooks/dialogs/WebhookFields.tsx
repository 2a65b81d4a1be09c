import { TextField } from '#web/ui/fields/TextField.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { EventFields } from '../EventFields.tsx'
import type { WebhookValues } from './webhookForm.ts'

/** The fields of a new webhook, and of one that is changed. */
export function WebhookFields<Values extends WebhookValues>({ form }: { form: FormState<Values> }) {
  const { field } = form as unknown as FormState<WebhookValues>
  return (
    <>
      <TextField
        label="Address"
        required
        inputMode="url"
        placeholder="https://example.com/webhooks"
        {...field('url')}
      />
      <TextField label="Description" placeholder="Web shop" {...field('description')} />
      <EventFields {...field('events')} />
    </>
  )
}
