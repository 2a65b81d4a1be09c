import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './businesses.ts'
import { sidewaysScroll } from './screenshots/camera.ts'

const address = `https://hooks.example.com/${'a-very-long-path/'.repeat(12)}`

test('A webhook is added, its secret is shown once, and its log says what was sent', {
  tag: '@phone',
}, async ({ page, openBusiness }) => {
  const business = await openBusiness('Side Pocket')
  await page.goto('/login')
  await page.getByLabel('Username').fill(business.username)
  await page.getByLabel('Password', { exact: true }).fill(business.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/settings?tab=keys')
  const section = page.getByRole('region', { name: 'Webhooks' })
  await expect(section.getByText('No webhooks yet')).toBeVisible()
  await section.getByRole('button', { name: 'Add Webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add Webhook' })
  await expectAccessible(page)
  await form.getByLabel('Address').fill('http://localhost/hook')
  await form.getByRole('button', { name: 'Add Webhook' }).click()
  await expect(form.getByText(/^Address must start with https/)).toBeVisible()
  await form.getByLabel('Address').fill(address)
  await form.getByLabel('Description').fill('Web shop')
  await form.getByRole('button', { name: 'Add Webhook' }).click()
  const secret = page.getByRole('dialog', { name: 'Signing Secret' })
  await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_/)
  await expectAccessible(page)
  await secret.getByRole('button', { name: 'Done' }).click()

  const row = section.getByRole('listitem').filter({ hasText: 'Web shop' })
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  const choose = async (item: string) => {
    await row.getByRole('button', { name: 'More: Web shop' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Send test event')
  await expect(page.getByText(/^Test event is on its way/)).toBeVisible()
  await choose('Show log')
  const log = page.getByRole('dialog', { name: 'Log' })
  await expect(log.getByText(/^webhook\.test \d+$/)).toBeVisible()
  await expect(log.getByText('Waiting')).toBeVisible()
  const frame = await log.boundingBox()
  const shown = await log.getByText(address).boundingBox()
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
  await expectAccessible(page)
  await log.getByRole('button', { name: 'Close' }).last().click()
  await choose('Turn off')
  await expect(row.getByText('Off', { exact: true })).toBeVisible()
  await choose('Show log')
  await expect(log.getByText('The webhook is off.')).toBeVisible()
  await expect(log.getByText('Failed')).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
})
