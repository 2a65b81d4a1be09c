import { graphql, useFragment } from 'react-relay/hooks'
import type { SmsForm_settings$key } from '#web/__generated__/SmsForm_settings.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { UnsavedChanges } from '#web/ui/forms/UnsavedChanges.tsx'
import { usePageForm } from '#web/ui/forms/usePageForm.ts'
import { smsDialogs } from './dialogs/smsDialogs.ts'
import { type SmsInput, type SmsValues, smsSchema } from './smsForm.ts'
import { useSmsConnection } from './useSmsConnection.tsx'
import { type SmsChanges, useUpdateSmsSettings } from './useUpdateSmsSettings.ts'

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
  const stored: Stored = {
    smsEnabled: data.isSmsEnabled,
    twilioAccountSid: data.twilioAccountSid ?? null,
    twilioPhoneNumber: data.twilioPhoneNumber ?? null,
  }
  const [update] = useUpdateSmsSettings()
  const connection = useSmsConnection()
  const open = smsDialogs.useOpen()
  const form = usePageForm({
    schema: smsSchema,
    stored: asValues(stored),
    async onSubmit(values, { saved }) {
      const outcome = await update({ input: changesOf(stored, values) })
      if (!outcome.ok) return outcome.error
      saved(asValues(values))
      if (values.smsEnabled) connection.check()
      else connection.forget()
    },
  })

  const locked = !canEditCredentials
  return (
    <PageSection
      id="sms-configuration"
      title="Configuration"
      description="Your account with the provider that sends the texts."
    >
      <Card className="p-5 max-sm:p-4">
        <Form form={form}>
          <SwitchField
            label="Enable SMS Features"
            description="Reminders before appointments, and texts to your customers"
            {...form.field('smsEnabled')}
          />
          {form.values.smsEnabled && (
            <>
              {locked && <Notice>The SMS credentials of the demo account cannot be changed.</Notice>}
              <PasswordField
                label="Account SID"
                what="Account SID"
                autoComplete="off"
                description="Starts with AC. You find it on the first page of your Twilio console."
                disabled={locked}
                {...form.field('twilioAccountSid')}
              />
              <div className="flex flex-col gap-1">
                <PasswordField
                  label="Auth Token"
                  what="Auth Token"
                  autoComplete="off"
                  placeholder={mask ?? undefined}
                  description={tokenWords(mask)}
                  disabled={locked}
                  {...form.field('twilioAuthToken')}
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
                label="Phone number"
                type="tel"
                inputMode="tel"
                placeholder="+15551234567"
                description="The number you bought at Twilio, with + and the country code."
                disabled={locked}
                {...form.field('twilioPhoneNumber')}
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

/** The changed fields and a new token; only these are sent. */
function changesOf(stored: Stored, { twilioAuthToken, ...values }: SmsInput): SmsChanges {
  const names = Object.keys(values) as (keyof Stored)[]
  const changed = names.filter((name) => values[name] !== stored[name]).map((name) => [name, values[name]])
  return { ...Object.fromEntries(changed), ...(twilioAuthToken !== '' && { twilioAuthToken }) }
}

function tokenWords(mask: string | null | undefined): string {
  if (mask == null)
    return 'You find it next to the Account SID. It is stored encrypted and never shown again.'
  return `Saved as ${mask}. Leave empty to keep it.`
}
