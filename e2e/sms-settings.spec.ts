import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { expectBackCloses, expectQuestion } from './history.ts'
import { expectToast } from './pages.ts'
import { takenTexts } from './provider.ts'
import { test } from './staffedBusiness.ts'

const sid = (end: string) => `AC${end.padStart(32, '0')}`
const token = 'a0b1c2d3e4f5a0b1c2d3e4f5a0b11234'
const configuration = (page: Page) => page.getByRole('region', { name: 'Configuration' })
const status = (page: Page) => page.getByRole('region', { name: 'SMS Status' })

test(
  'An admin sets the account up, sends a test text, and takes the token back',
  { tag: '@phone' },
  async ({ page, business }, { project }) => {
    const account = sid(`${project.name === 'phone' ? 'b' : 'a'}${Date.now()}`)
    await business.signInAs(page, 'ADMIN')
    await page.goto('/sms-settings')
    await expect(page.getByRole('heading', { level: 1, name: 'SMS Settings' })).toBeVisible()
    const form = configuration(page)
    const save = form.getByRole('button', { name: 'Save Settings' })
    await expect(form.getByLabel('Account SID', { exact: true })).toHaveCount(0)
    await expect(status(page)).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Test SMS' })).toHaveCount(0)
    for (const text of ['Customer notifications', 'Active credits']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }

    await form.getByRole('switch', { name: /Enable SMS Features/ }).click()
    await form.getByLabel('Phone number').fill('(555) 010-0200')
    await save.click()
    await expect(
      form.getByText('Phone number must begin with + and the country code, like +15551234567'),
    ).toBeVisible()
    await expect(form.getByLabel('Phone number')).toBeFocused()
    await expectAccessible(page)
    await form.getByLabel('Phone number').fill('')
    await save.click()
    await expectToast(page, 'SMS settings updated successfully')
    await expect(status(page).getByText('SMS Features Enabled')).toBeVisible()
    await expect(status(page).getByText('Incomplete')).toBeVisible()
    await expect(status(page).getByText('The Auth Token is missing.')).toBeVisible()

    await form.getByLabel('Account SID', { exact: true }).fill(account)
    await form.getByLabel('Auth Token', { exact: true }).fill(token)
    await form.getByLabel('Phone number').fill('+1 (555) 010-0200')
    await expect(form.getByLabel('Account SID', { exact: true })).toHaveAttribute('type', 'password')
    await expect(form.getByLabel('Auth Token', { exact: true })).toHaveAttribute('type', 'password')
    await save.click()
    await expect(status(page).getByText('Configured')).toBeVisible()
    await expect(form.getByText('Saved as ••••1234. Leave empty to keep it.')).toBeVisible()
    await expect(form.getByLabel('Auth Token', { exact: true })).toHaveValue('')
    await expect(form.getByLabel('Phone number')).toHaveValue('+15550100200')
    await expect(status(page).getByRole('textbox', { name: 'Address for incoming texts' })).toHaveValue(
      /\/webhooks\/twilio\/\d+\/incoming$/,
    )
    await expectAccessible(page)
    await expectAccessibleDark(page)

    await form.getByRole('button', { name: 'Test SMS' }).click()
    const dialog = page.getByRole('dialog', { name: 'Test SMS' })
    await expectBackCloses(page, dialog)
    await page.goForward()
    await expectQuestion(page, dialog, 'Test phone number')
    await form.getByRole('button', { name: 'Test SMS' }).click()
    await dialog.getByLabel('Test phone number').fill('555-0100')
    await dialog.getByRole('button', { name: 'Send Test SMS' }).click()
    await expect(dialog.getByText('Phone number must be at least 10 digits')).toBeVisible()
    await dialog.getByLabel('Test phone number').fill('(555) 010-0404')
    await dialog.getByRole('button', { name: 'Send Test SMS' }).click()
    await expectToast(page, 'Failed to send test SMS')
    await expect(dialog.getByText('This number cannot receive texts; it may be a landline.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Test phone number').fill('(555) 010-0300')
    await dialog.getByRole('button', { name: 'Send Test SMS' }).click()
    await expectToast(page, 'Test SMS sent successfully')
    await expect(dialog).toBeHidden()
    await expect(form.getByRole('button', { name: 'Test SMS' })).toBeFocused()
    const body = 'This is a test from Cuecard: text messages from your business work.'
    expect(await takenTexts(account)).toEqual([{ account, to: '+15550100300', from: '+15550100200', body }])
    await expect(status(page).getByText('1 sent, 1 failed')).toBeVisible()

    await page.reload()
    await expect(status(page).getByText('Configured')).toBeVisible()
    expect(await page.content()).not.toContain(token)
    await form.getByRole('button', { name: 'Remove Token' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove Auth Token' })
    await expectBackCloses(page, question)
    await form.getByRole('button', { name: 'Remove Token' }).click()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Remove Token' }).click()
    await expect(status(page).getByText('The Auth Token is missing.')).toBeVisible()
    await expect(form.getByLabel('Auth Token', { exact: true })).toBeFocused()
  },
)

test('Users who are not admins see why they cannot change the settings', async ({ page, business }) => {
  await business.signInAs(page, 'EMPLOYEE')
  await page.goto('/sms-settings')
  await expect(page.getByText('Only admins can open SMS Settings')).toBeVisible()
  await expect(page.getByRole('link', { name: 'SMS Settings' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the Dashboard' }).click()
  await expect(page).toHaveURL(/\/$/)
})
