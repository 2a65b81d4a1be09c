import { z } from 'zod'
import { connectionTexts } from '#api/modules/sms/settings/connection.ts'
import { smsSettingsChanges, testText } from '#api/modules/sms/settings/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { queryRow } from '#api/rest/queryRow.ts'
import { enumTexts, row } from '#api/rest/route.ts'
import { from } from '#api/rest/selection.ts'

const settings = z
  .object({
    smsEnabled: from('isSmsEnabled', z.boolean()),
    twilioAccountSid: z.string().nullable(),
    twilioAuthToken: z.string().nullable(),
    twilioPhoneNumber: z.string().nullable(),
  })
  .meta({ id: 'SmsSettings' })

const connection = enumTexts(connectionTexts, 'Unknown result')

/** The REST rows of the SMS settings. */
export const rows = [
  queryRow({
    path: '/api/business/sms-settings',
    summary: 'The SMS settings, with the token masked.',
    can: 'smsSettings:manage',
    at: 'viewer.business.smsSettings',
    answer: settings,
  }),
  mutationRow({
    method: 'PUT',
    path: '/api/business/sms-settings',
    summary:
      'Changes the SMS settings that are sent. The mask or an empty string keeps the token, null removes it.',
    mutation: 'updateSmsSettings',
    payload: 'business.smsSettings',
    answer: settings,
    body: smsSettingsChanges,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/business/test-sms',
    summary: 'Sends a test text, at most three in five minutes.',
    mutation: 'sendTestSms',
    payload: 'smsMessage',
    selection: 'sentAt',
    answer: z.object({ success: z.literal(true), message: z.string() }),
    reshape: () => ({ success: true, message: 'Test SMS sent successfully' }),
    body: testText,
  }),
  row({
    method: 'POST',
    path: '/api/business/check-sms',
    summary: 'Asks the provider whether it accepts the stored account and its number. Sends nothing.',
    operation: 'mutation { checkSmsConnection { result message } }',
    at: 'checkSmsConnection',
    answer: z.object({ result: connection.answer, message: z.string() }),
  }),
]
