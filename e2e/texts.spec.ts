import { expect, type Page } from '@playwright/test'
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { expectAccessible } from './accessible.ts'
import { test } from './businesses.ts'
import { atBothSizes, expectBackCloses } from './history.ts'
import { openLive, signInAs } from './pages.ts'

const authToken = '0123456789abcdef0123456789abcdef'
const account = {
  smsEnabled: true,
  twilioAccountSid: 'AC00000000000000000000000000000000',
  twilioAuthToken: authToken,
  twilioPhoneNumber: '+15550009999',
}

/** Acts in the person's name over REST, without a screen. */
async function rest(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    data,
  })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** The provider, bringing a text that somebody wrote. */
function incoming(page: Page, baseURL: string | undefined, businessId: number) {
  return async (Body: string) => {
    const path = `/webhooks/twilio/${businessId}/incoming`
    const form = { MessageSid: `SM${crypto.randomUUID().replaceAll('-', '')}`, From: '+15550104477', Body }
    const signature = getExpectedTwilioSignature(authToken, baseURL + path, form)
    const answer = await page.request.post(path, { form, headers: { 'x-twilio-signature': signature } })
    expect([answer.status(), await answer.text()]).toEqual([
      200,
      '<?xml version="1.0" encoding="UTF-8"?><Response/>',
    ])
  }
}

test('What a customer texts back shows in the bell and on their page, live', async ({
  page,
  openBusiness,
  baseURL,
}) => {
  await signInAs(page, await openBusiness('Text Shop'))
  await page.goto('/forgot-password')
  await rest(page, 'PUT', '/business/sms-settings', account)
  const { id: businessId } = await rest(page, 'GET', '/business')
  const nora = { firstName: 'Nora', lastName: 'Newcomer', phoneNumber: '5550104477', interest: 'Darts' }
  const { id } = await rest(page, 'POST', '/customers', nora)
  const text = incoming(page, baseURL, businessId)

  await openLive(page, '/customers')
  await expect(page.getByText('Nora Newcomer')).toBeVisible()
  await text('Can you come at 3 instead?')
  const bell = page.getByRole('button', { name: /^Notifications, 1 new for you/ })
  await expect(bell).toBeVisible()
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('tab', { name: /^For you/ }).click()
  const news = panel.getByRole('link', { name: /Nora Newcomer replied: Can you come at 3 instead\?/ })
  await expect(news).toBeVisible()
  await news.click()
  await page.waitForURL(`/customers/${id}`)

  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').filter({ hasText: 'They replied' })).toContainText(
    'Can you come at 3 instead?',
  )
  await expect(page.getByText('No texts: this number has opted out')).toBeHidden()
  await text('Stop.')
  await expect(page.getByText('No texts: this number has opted out')).toBeVisible()
  await expect(history.getByText('They replied')).toHaveCount(2)
  await expectAccessible(page)
  await text('START')
  await expect(page.getByText('No texts: this number has opted out')).toBeHidden()
})

test('An admin makes the calendar address, replaces it and turns it off', async ({
  page,
  openBusiness,
  request,
}) => {
  await signInAs(page, await openBusiness('Feed Shop'))
  await page.goto('/settings')
  const feed = page.getByRole('region', { name: 'Calendar feed' })
  await expect(feed.getByText('Off', { exact: true })).toBeVisible()

  const make = async (name: string, look = async () => {}) => {
    await feed.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await look()
    await dialog.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: 'Your Calendar Address' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy Address' })).toBeFocused()
    await look()
    const address = await dialog.getByLabel('Address').inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(feed.getByRole('button', { name: 'Replace Address' })).toBeFocused()
    return address
  }
  const status = async (address: string) => (await request.get(address)).status()

  const first = await make('Create Address', () => expectAccessible(page))
  await expect(feed.getByText('On', { exact: true })).toBeVisible()
  const answer = await request.get(first)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await answer.text()).toContain('X-WR-CALNAME:Feed Shop appointments')
  const second = await make('Replace Address')
  expect([await status(first), await status(second)]).toEqual([404, 200])

  const confirm = page.getByRole('alertdialog')
  await atBothSizes(page, async () => {
    await feed.getByRole('button', { name: 'Turn Off' }).click()
    await expectBackCloses(page, confirm)
  })
  await feed.getByRole('button', { name: 'Turn Off' }).click()
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Turn Off' }).click()
  await expect(feed.getByText('Off', { exact: true })).toBeVisible()
  await expect(feed.getByRole('button', { name: 'Create Address' })).toBeFocused()
  expect(await status(second)).toBe(404)
})
