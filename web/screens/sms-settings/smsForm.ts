import * as z from 'zod/mini'
import { SendTestSmsInput, UpdateSmsSettingsInput } from '#web/generated/maxLengths.ts'
import { e164 } from '#web/generated/text/e164.ts'
import { bounded } from '#web/ui/forms/fieldShapes.ts'
import type { FieldLabels } from '#web/ui/forms/useNewerValues.tsx'

/** The form values: strings, empty when missing. */
export type SmsValues = {
  smsEnabled: boolean
  twilioAccountSid: string
  /** A new token; the stored one is never sent to the browser. */
  twilioAuthToken: string
  twilioPhoneNumber: string
}

/** The labels of the fields. */
export const smsLabels: FieldLabels<SmsValues> = {
  smsEnabled: { label: 'Enable SMS Features' },
  twilioAccountSid: { label: 'Account SID' },
  twilioAuthToken: { label: 'Auth Token' },
  twilioPhoneNumber: { label: 'Phone number' },
}

const orNull = z.transform((text: string) => (text === '' ? null : text))
const numberWords = 'Phone number must begin with + and the country code, like +15551234567'

const key = (label: string, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      bounded(label, most),
      z.regex(/^[\x21-\x7e]*$/, `${label} contains characters that are not allowed`),
    )

/** The provider account as the API takes it. */
export const smsSchema = z.object({
  smsEnabled: z.boolean(),
  twilioAccountSid: z.pipe(key('Account SID', UpdateSmsSettingsInput.twilioAccountSid), orNull),
  twilioAuthToken: key('Auth Token', UpdateSmsSettingsInput.twilioAuthToken),
  twilioPhoneNumber: z.pipe(
    z.string().check(
      z.trim(),
      bounded('Phone number', UpdateSmsSettingsInput.twilioPhoneNumber),
      z.refine((text) => text === '' || isInternational(text), numberWords),
    ),
    z.transform((text) => e164(text)),
  ),
})

export type SmsInput = z.output<typeof smsSchema>

function isInternational(text: string): boolean {
  return text.includes('+') && e164(text) !== null
}

/** The number for a test text; its length is counted in digits. */
export const testSchema = z.object({
  phoneNumber: z.string().check(
    z.trim(),
    z.refine((text) => text.replace(/\D/g, '').length >= 10, 'Phone number must be at least 10 digits'),
    bounded('Phone number', SendTestSmsInput.phoneNumber),
  ),
})
