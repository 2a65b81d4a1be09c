import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './businesses.ts'
import { choose } from './choose.ts'
import { atBothSizes, expectBackCloses } from './history.ts'
import { expectToast, openLive, signInAs } from './pages.ts'

const section = (page: Page) => page.getByRole('region', { name: 'API keys' })

test('An admin makes a key, a program works with it, and is shut out once it is revoked, in two browsers', async ({
  page,
  openBusiness,
  request,
  browser,
}) => {
  const business = await openBusiness('Key Shop')
  const elsewhere = await browser.newPage()
  await signInAs(elsewhere, business)
  await openLive(elsewhere, '/settings?tab=keys')
  await expect(section(elsewhere).getByText('No API keys yet')).toBeVisible()
  await signInAs(page, business)
  await page.goto('/settings?tab=keys')
  await expect(section(page).getByText('No API keys yet')).toBeVisible()
  await expect(section(page).getByRole('link', { name: 'See what the API can do' })).toHaveAttribute(
    'href',
    '/graphql',
  )
  await expectAccessible(page)

  const create = section(page).getByRole('button', { name: 'Create Key' })
  await create.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Key' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Web shop')
  await choose(dialog.getByRole('combobox', { name: 'Role' }), 'Manager')
  await dialog.getByRole('button', { name: 'Create Key' }).click()
  await expect(page.getByRole('dialog', { name: 'Your New API Key' })).toBeVisible()
  await expect(dialog.getByText('it is shown only this once')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy Key' })).toBeFocused()
  await expectAccessibleDark(page)
  const key = await dialog.getByLabel('Key', { exact: true }).inputValue()
  expect(key).toMatch(/^cuecard_[\w-]{43}$/)
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Close without copying?' })
  await expect(question).toContainText('It can’t be shown again.')
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(question).toBeHidden()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(create).toBeFocused()
  await page.goForward()
  await expect(dialog).toBeHidden()

  const row = section(page).getByRole('listitem')
  await expect(row).toHaveText(/Web shop.*Manager.*Never used.*Created by Robin Porter/)
  await expect(page.getByText(key)).toBeHidden()
  await expect(section(elsewhere).getByRole('listitem')).toHaveText(/Web shop.*Manager/)
  await expectAccessible(page)

  const customers = () => request.get('/api/customers', { headers: { authorization: `Bearer ${key}` } })
  const answer = await customers()
  expect([answer.status(), await answer.json()]).toEqual([200, []])
  await page.reload()
  await expect(row).toHaveText(/Used just now/)

  await create.click()
  await dialog.getByLabel('Name').fill('web SHOP')
  await dialog.getByRole('button', { name: 'Create Key' }).click()
  await expect(dialog.getByText('Another API key has this name')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const query = page.getByRole('alertdialog', { name: 'Revoke API Key' })
  await atBothSizes(page, async () => {
    await row.getByRole('button', { name: 'Revoke Web shop' }).click()
    await expectBackCloses(page, query)
  })
  await row.getByRole('button', { name: 'Revoke Web shop' }).click()
  await expect(query).toContainText('Programs that use it lose access at once.')
  await expectAccessible(page)
  await query.getByRole('button', { name: 'Cancel' }).click()
  await expect(row.getByRole('button', { name: 'Revoke Web shop' })).toBeFocused()
  await page.keyboard.press('Enter')
  await query.getByRole('button', { name: 'Revoke Key' }).click()
  await expectToast(page, 'API key revoked')
  await expect(section(page).getByText('No API keys yet')).toBeVisible()
  await expect(create).toBeFocused()
  await expect(section(elsewhere).getByText('No API keys yet')).toBeVisible()
  await elsewhere.close()
  expect((await customers()).status()).toBe(401)
})

test('Nobody else sees anything of keys', async ({ page, openBusiness }) => {
  await signInAs(page, await openBusiness('No Keys', { role: 'MANAGER' }))
  await page.goto('/settings?tab=keys')
  await expect(page.getByText('Only admins of your business see this')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'System' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'API Keys' })).toHaveCount(0)
  await expect(section(page)).toBeHidden()
})
