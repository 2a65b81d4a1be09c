import { z } from 'zod'
import { optionalText, text } from '#api/core/input/input.ts'
import { e164 } from '#api/core/text/e164.ts'

/** The mask that replaces the token in responses, before its last characters. */
const maskStart = '••••'

/** A masked token: `••••1234`, never more characters than that. */
export function maskOf(hint: string | null): string {
  return maskStart + (hint ?? '')
}

/** The last characters of a token; empty for a token so short that they would reveal much of it. */
export function hintOf(token: string): string {
  return token.length >= 12 ? token.slice(-4) : ''
}

/** Optional text without spaces, as the provider shows its keys. */
const key = (label: string, max: number) =>
  optionalText(label, max).refine(
    (value) => value === null || /^[\x21-\x7e]+$/.test(value),
    `${label} contains characters that are not allowed`,
  )

const keeps = (value: unknown) => typeof value === 'string' && /^(•{4}.{0,4})?$/u.test(value.trim())

/** Undefined keeps the token, null removes it. */
const token = z
  .preprocess((value) => (keeps(value) ? undefined : value), key('Auth Token', 128).optional())
  .meta({ description: 'The mask or an empty string keeps the current token; null removes it.' })

const numberWords = 'Phone number must begin with + and the country code, like +15551234567'

const phoneNumber = optionalText('Phone number', 40)
  .refine((value) => value === null || (value.includes('+') && e164(value) !== null), numberWords)
  .transform((value) => value && e164(value))
  .meta({ description: 'In E.164, as +15551234567; null for none.' })

/**
 * Changes of the SMS settings: only the given fields. An empty token or its mask keeps the stored one; null removes it.
 */
export const smsSettingsChanges = z
  .object({
    smsEnabled: z.boolean({ error: 'SMS features must be on or off' }),
    twilioAccountSid: key('Account SID', 64),
    twilioAuthToken: token,
    twilioPhoneNumber: phoneNumber,
  })
  .partial()
export type SmsSettingsChanges = z.output<typeof smsSettingsChanges>

const tooShort = 'Phone number must be at least 10 digits'

/** The number for a test text; its length is counted in digits. */
export const testText = z.object({
  phoneNumber: text('Phone number', 40, tooShort)
    .refine((value) => value.replace(/\D/g, '').length >= 10, tooShort)
    .transform((value, { addIssue }) => {
      const number = e164(value)
      if (!number) addIssue({ code: 'custom', message: 'This is not a phone number' })
      return number ?? ''
    })
    .meta({ description: 'At least 10 digits.' }),
})
