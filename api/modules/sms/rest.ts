import { z } from 'zod'
import { smsSettingsChanges, testText } from '#api/modules/sms/settings/input.ts'
import { row } from '#api/rest/route.ts'

const fields = 'smsEnabled: isSmsEnabled twilioAccountSid twilioAuthToken twilioPhoneNumber'

const settings = z
  .object({
    smsEnabled: z.boolean(),
    twilioAccountSid: z.string().nullable(),
    twilioAuthToken: z.string().nullable(),
    twilioPhoneNumber: z.string().nullable(),
  })
  .meta({ id: 'SmsSettings' })

/** The REST rows of the SMS settings. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/business/sms-settings',
    summary: 'The SMS settings, with the token masked.',
    can: 'smsSettings:manage',
    operation: `query { viewer { business { smsSettings { ${fields} } } } }`,
    at: 'viewer.business.smsSettings',
    answer: settings,
  }),
  row({
    method: 'PUT',
    path: '/api/business/sms-settings',
    summary:
      'Changes the SMS settings that are sent. The mask or an empty string keeps the token, null removes it.',
    operation: `mutation ($input: UpdateSmsSettingsInput!) { updateSmsSettings(input: $input) {
      business { smsSettings { ${fields} } } } }`,
    at: 'updateSmsSettings.business.smsSettings',
    answer: settings,
    body: smsSettingsChanges,
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'POST',
    path: '/api/business/test-sms',
    summary: 'Sends a test text, at most three in five minutes.',
    operation: `mutation ($input: SendTestSmsInput!) { sendTestSms(input: $input) {
      smsMessage { sentAt } } }`,
    at: 'sendTestSms.smsMessage',
    answer: z.object({ success: z.literal(true), message: z.string() }),
    reshape: () => ({ success: true, message: 'Test SMS sent successfully' }),
    body: testText,
    variables: ({ body }) => ({ input: body }),
  }),
]
