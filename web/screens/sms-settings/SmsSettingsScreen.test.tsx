import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

beforeAll(async () => {
  await import('./SmsSettingsScreen.tsx')
  await import('./dialogs/SmsDialogs.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const recentTexts = {
  __typename: 'RecentTexts',
  sent: 0,
  failed: 0,
  unknown: 0,
  notStored: 0,
  lastReason: null as string | null,
}
const settings = {
  __typename: 'SmsSettings',
  isSmsEnabled: true,
  twilioAccountSid: 'AC123',
  twilioAuthToken: '••••1234',
  twilioPhoneNumber: '+15550100200',
  gaps: [] as string[],
  canEditCredentials: true,
  canSendTest: true,
  incomingUrl: 'https://cuecard.example/webhooks/twilio/2/incoming',
  statusUrl: 'https://cuecard.example/webhooks/twilio/2/status',
  recentTexts,
  unsettledReminders: [] as object[],
}
type Settings = typeof settings

const business = (more: Partial<Settings> | null) => ({
  __typename: 'Business',
  id: 'b1',
  smsSettings: more && { ...settings, ...more },
})
const query = (more: Partial<Settings> | null) => ({ data: { viewer: { business: business(more) } } })
/** The response of a mutation after which these are the settings. */
const written = (mutation: string, more: Partial<Settings>) => ({
  data: { [mutation]: { __typename: 'Payload', business: business(more) } },
  after: { SmsSettingsScreenQuery: query(more) },
})

function open(more: Partial<Settings> | null = {}, data: Parameters<typeof fakeApi>[0] = {}) {
  localStorage.clear()
  storeBusinessSession()
  const api = fakeApi({ ShellQuery: shellData(), SmsSettingsScreenQuery: query(more), ...data })
  return { api, ...renderApp('/sms-settings') }
}
const form = async () => within(await screen.findByRole('region', { name: 'Configuration' }))
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))
const status = () => within(screen.getByRole('region', { name: 'SMS Status' }))

describe('SMS settings', () => {
  test('show the account without its token', async () => {
    open()
    const fields = await form()
    expect(fields.getByLabelText('Account SID')).toHaveAttribute('type', 'password')
    expect(fields.getByLabelText('Auth Token')).toHaveValue('')
    expect(fields.getByText('Saved as ••••1234. Leave empty to keep it.')).toBeVisible()
    expect(status().getByText('SMS Features Enabled')).toBeVisible()
    expect(status().getByText('Configured')).toBeVisible()
    expect(status().getByText(/24 hours before.* every hour and at 9:00 AM daily/)).toBeVisible()
    expect(status().getByRole('textbox', { name: 'Address for incoming texts' })).toHaveValue(
      settings.incomingUrl,
    )
  })

  test('show neither fields nor status while off, and no test', async () => {
    open({ isSmsEnabled: false, canSendTest: false })
    const fields = await form()
    expect(fields.queryByLabelText('Account SID')).toBeNull()
    expect(fields.queryByRole('button', { name: 'Test SMS' })).toBeNull()
    expect(fields.getByRole('button', { name: 'Save Settings' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'SMS Status' })).toBeNull()
  })

  test('name what is missing, and what failed', async () => {
    const texts = { ...recentTexts, sent: 3, failed: 1, unknown: 2, lastReason: 'A landline.' }
    open({ gaps: ['UNREADABLE_AUTH_TOKEN', 'PHONE_NUMBER'], recentTexts: texts })
    await form()
    expect(status().getByText('Incomplete')).toBeVisible()
    expect(status().getByText(/cannot be read any more/)).toBeVisible()
    expect(status().getByText('The phone number is missing.')).toBeVisible()
    expect(status().getByText('3 sent, 1 failed, 2 unknown')).toBeVisible()
    expect(status().getByText('Last failure: A landline.')).toBeVisible()
  })

  test('send what was changed alone, a token only when one was typed', async () => {
    const { api, user } = open()
    const fields = await form()
    const sid = fields.getByLabelText('Account SID')
    await user.clear(sid)
    await enterText(user, sid, 'AC999')
    api.answer('useUpdateSmsSettingsMutation', written('updateSmsSettings', { twilioAccountSid: 'AC999' }))
    await user.click(fields.getByRole('button', { name: 'Save Settings' }))
    expect(await toasts().findByText('SMS settings updated successfully')).toBeVisible()
    const [sent] = api.sent('useUpdateSmsSettingsMutation')
    expect(sent?.variables).toEqual({ input: { twilioAccountSid: 'AC999' } })
  })

  const checked = (result: string, message: string) => ({
    data: { checkSmsConnection: { __typename: 'CheckSmsConnectionPayload', result, message } },
  })

  test('are checked with the provider when they are saved, and on request', async () => {
    const { api, user } = open(
      {},
      {
        useUpdateSmsSettingsMutation: written('updateSmsSettings', { twilioPhoneNumber: '+15550100201' }),
        useSmsConnectionMutation: checked('FOREIGN_NUMBER', 'It does not belong to it.'),
      },
    )
    const fields = await form()
    const check = fields.getByRole('button', { name: 'Check the Connection' })
    const number = fields.getByLabelText('Phone number')
    await user.clear(number)
    await enterText(user, number, '+15550100201')
    // What is checked is what is stored.
    expect(check).toBeDisabled()
    await user.click(fields.getByRole('button', { name: 'Save Settings' }))
    expect(await toasts().findByText('SMS settings updated successfully')).toBeVisible()
    expect(await fields.findByText('It does not belong to it.')).toBeVisible()
    api.answer('useSmsConnectionMutation', checked('REFUSED', 'Not accepted.'))
    await user.click(check)
    expect(await fields.findByRole('alert')).toHaveTextContent('Not accepted.')
    expect(fields.queryByText('It does not belong to it.')).toBeNull()
    api.answer('useSmsConnectionMutation', refusal('RATE_LIMITED', 'Too many.'))
    await user.click(check)
    expect(await toasts().findByText('The connection could not be checked: Too many.')).toBeVisible()
    expect(fields.queryByText('Not accepted.')).toBeNull()
  })

  test('that are switched off are not checked', async () => {
    const { api, user } = open(
      {},
      {
        useUpdateSmsSettingsMutation: written('updateSmsSettings', {
          isSmsEnabled: false,
          canSendTest: false,
        }),
      },
    )
    const fields = await form()
    await user.click(fields.getByRole('switch', { name: /^Enable SMS Features/ }))
    await user.click(fields.getByRole('button', { name: 'Save Settings' }))
    expect(await toasts().findByText('SMS settings updated successfully')).toBeVisible()
    expect(fields.queryByRole('button', { name: 'Check the Connection' })).toBeNull()
    expect(api.sent('useSmsConnectionMutation')).toEqual([])
  })

  test('keep what was typed when the server refuses', async () => {
    const { user } = open({}, { useUpdateSmsSettingsMutation: refusal('UNAVAILABLE', 'Not now.') })
    const fields = await form()
    await enterText(user, fields.getByLabelText('Auth Token'), 'a-new-token')
    await user.click(fields.getByRole('button', { name: 'Save Settings' }))
    expect(await toasts().findByText('Failed to update SMS settings')).toBeVisible()
    expect(fields.getByLabelText('Auth Token')).toHaveValue('a-new-token')
  })

  test('SMS settings of the demo are locked, but for the switch', async () => {
    open({ canEditCredentials: false })
    const fields = await form()
    for (const label of ['Account SID', 'Auth Token', 'Phone number']) {
      expect(fields.getByLabelText(label)).toBeDisabled()
    }
    expect(fields.getByRole('switch')).toBeEnabled()
    expect(fields.getByText('The SMS credentials of the demo account cannot be changed.')).toBeVisible()
    expect(fields.queryByRole('button', { name: 'Remove Token' })).toBeNull()
  })

  test('send a test text, and say the provider’s reason against it', async () => {
    const reason = 'This number cannot receive texts; it may be a landline.'
    const { api, user } = open(
      {},
      { TestSmsDialogMutation: refusal('BAD_INPUT', reason, { fields: { phoneNumber: [reason] } }) },
    )
    await user.click((await form()).getByRole('button', { name: 'Test SMS' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Test SMS' }))
    const send = dialog.getByRole('button', { name: 'Send Test SMS' })
    await enterText(user, dialog.getByLabelText(/Test phone number/), '555-0100')
    await user.click(send)
    expect(await dialog.findByText('Phone number must be at least 10 digits')).toBeVisible()
    expect(api.sent('TestSmsDialogMutation')).toHaveLength(0)
    await enterText(user, dialog.getByLabelText(/Test phone number/), '200')
    await user.click(send)
    expect(await dialog.findByText(reason)).toBeVisible()
    expect(await toasts().findByText('Failed to send test SMS')).toBeVisible()
    const sent = { ...recentTexts, sent: 1 }
    api.answer('TestSmsDialogMutation', written('sendTestSms', { recentTexts: sent }))
    await enterText(user, dialog.getByLabelText(/Test phone number/), '0')
    await user.click(send)
    expect(await toasts().findByText('Test SMS sent successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Test SMS' })).toBeNull())
    expect(status().getByText('1 sent, 0 failed')).toBeVisible()
  })

  test('list the reminders that may not have arrived, to be sent again or marked as sent', async () => {
    const reminder = (id: string, name: string, canSendAgain: boolean) => ({
      __typename: 'SmsMessage',
      id,
      canSendAgain,
      appointmentStartsAt: '2026-06-10T16:40:00.000Z',
      person: { __typename: 'Customer', id: `c-${id}`, databaseId: 7, name },
    })
    const [one, two] = [reminder('m1', 'Ann Lee', false), reminder('m2', 'Maria Ortiz', true)]
    const { api, user } = open({ unsettledReminders: [one, two] })
    const list = within(await screen.findByRole('region', { name: '2 reminders may not have arrived' }))
    expect(list.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/customers/7')
    expect(list.getAllByText('Appointment Wed, Jun 10, 12:40 PM')).toHaveLength(2)
    // The first appointment has begun.
    expect(list.queryByRole('button', { name: 'Send again: Ann Lee' })).toBeNull()
    api.answer('useSettleReminderMarkMutation', written('markReminderSent', { unsettledReminders: [two] }))
    await user.click(list.getByRole('button', { name: 'Mark as sent: Ann Lee' }))
    expect(await toasts().findByText('Reminder marked as sent')).toBeVisible()
    expect(await screen.findByRole('region', { name: '1 reminder may not have arrived' })).toBeVisible()
    api.answer('useSettleReminderSendMutation', written('resendReminder', { unsettledReminders: [] }))
    await user.click(screen.getByRole('button', { name: 'Send again: Maria Ortiz' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send the reminder again?' }))
    expect(dialog.getByText(/may get it twice/)).toBeVisible()
    expect(api.sent('useSettleReminderSendMutation')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Send Again' }))
    expect(await toasts().findByText('Reminder sent again')).toBeVisible()
    expect(api.sent('useSettleReminderSendMutation')[0]?.variables).toEqual({ id: 'm2' })
    await waitFor(() => expect(screen.queryByText(/may not have arrived/)).toBeNull())
  })

  test('tell those who are no admins why they can’t', async () => {
    open(null)
    expect(await screen.findByText('Only admins can open SMS Settings')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Configuration' })).toBeNull()
  })

  test('show their shape while loading', async () => {
    localStorage.clear()
    storeBusinessSession()
    fakeApi({ ShellQuery: shellData() })
    renderApp('/sms-settings')
    expect(await screen.findByRole('status', { name: 'Loading SMS settings' })).toBeVisible()
  })
})
