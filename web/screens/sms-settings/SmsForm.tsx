import { graphql, useFragment } from 'react-relay/hooks'
import type { SmsForm_settings$key } from '#web/__generated__/SmsForm_settings.graphql.ts'
import { changedFields } from '#web/lib/changedFields.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { labelledFields } from '#web/ui/forms/fieldShapes.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { UnsavedChanges } from '#web/ui/forms/UnsavedChanges.tsx'
import { usePageForm } from '#web/ui/forms/usePageForm.ts'
import { smsDialogs } from './dialogs/smsDialogs.ts'
import { type SmsInput, type SmsValues, smsLabels, smsSchema } from './smsForm.ts'
import { useSmsConnection } from './useSmsConnection.tsx'
import { useUpdateSmsSettings } from './useUpdateSmsSettings.ts'

/** The form for the provider account. The stored token is never shown and stays unless a new one is entered. */
export function SmsForm({ settings }: { settings: SmsForm_settings$key }) {
  const data = useFragment(
    graphql`
      fragment SmsForm_settings on SmsSettings {
        isSmsEnabled
        twilioAccountSid
        twilioAuthToken
        twilioPhoneNumber
        canEditCredentials
        canSendTest
      }
    `,
    settings,
  )
  const { twilioAuthToken: mask, canEditCredentials, canSendTest } = data
  const [update] = useUpdateSmsSettings()
  const connection = useSmsConnection()
  const open = smsDialogs.useOpen()
  const { form, newer } = usePageForm({
    schema: smsSchema,
    stored: asValues({
      smsEnabled: data.isSmsEnabled,
      twilioAccountSid: data.twilioAccountSid ?? null,
      twilioPhoneNumber: data.twilioPhoneNumber ?? null,
    }),
    labels: smsLabels,
    async onSubmit(values, { initial, saved }) {
      const outcome = await update({ input: changedFields(initial, values) })
      if (!outcome.ok) return outcome.error
      saved(asValues(values))
      if (values.smsEnabled) connection.check()
      else connection.forget()
    },
  })

  const field = labelledFields(form, smsLabels)
  const locked = !canEditCredentials
  return (
    <PageSection
      id="sms-configuration"
      title="Configuration"
      description="Your account with the provider that sends the texts."
    >
      <Card className="p-5 max-sm:p-4">
        <Form form={form}>
          {newer}
          <SwitchField
            description="Reminders before appointments, and texts to your customers"
            {...field('smsEnabled')}
          />
          {form.values.smsEnabled && (
            <>
              {locked && <Notice>The SMS credentials of the demo account cannot be changed.</Notice>}
              <PasswordField
                what="Account SID"
                autoComplete="off"
                description="Starts with AC. You find it on the first page of your Twilio console."
                disabled={locked}
                {...field('twilioAccountSid')}
              />
              <div className="flex flex-col gap-1">
                <PasswordField
                  what="Auth Token"
                  autoComplete="off"
                  placeholder={mask ?? undefined}
                  description={tokenWords(mask)}
                  disabled={locked}
                  {...field('twilioAuthToken')}
                />
                {mask != null && !locked && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="-ml-2 self-start"
                    onClick={() => open('removeToken')}
                  >
                    Remove Token
                  </Button>
                )}
              </div>
              <TextField
                type="tel"
                inputMode="tel"
                placeholder="+15551234567"
                description="The number you bought at Twilio, with + and the country code."
                disabled={locked}
                {...field('twilioPhoneNumber')}
              />
            </>
          )}
          <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
            <SubmitButton form={form} pendingText="Saving...">
              Save Settings
            </SubmitButton>
            {data.isSmsEnabled && (
              <Button pending={connection.checking} disabled={form.dirty} onClick={connection.check}>
                Check the Connection
              </Button>
            )}
            {canSendTest && <Button onClick={() => open('test')}>Test SMS</Button>}
            <UnsavedChanges form={form} />
          </div>
          {connection.notice}
        </Form>
      </Card>
    </PageSection>
  )
}

type Stored = Omit<SmsInput, 'twilioAuthToken'>

function asValues({ smsEnabled, twilioAccountSid, twilioPhoneNumber }: Stored): SmsValues {
  return {
    smsEnabled,
    twilioAccountSid: twilioAccountSid ?? '',
    twilioAuthToken: '',
    twilioPhoneNumber: twilioPhoneNumber ?? '',
  }
}

function tokenWords(mask: string | null | undefined): string {
  if (mask == null)
    return 'You find it next to the Account SID. It is stored encrypted and never shown again.'
  return `Saved as ${mask}. Leave empty to keep it.`
}
