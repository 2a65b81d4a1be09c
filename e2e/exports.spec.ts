import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './customersPage.ts'
import { expectToast } from './pages.ts'
import { test as staffed } from './staffedBusiness.ts'

/** Exports the list on the screen, and gives the name and the bytes of the file. */
async function exported(page: Page, format: string) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: format }).click()
  await expectToast(page, 'Your browser is saving the file.')
  const saved = await saving
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}

test('A list is exported as it is searched, for CSV and Excel', { tag: '@phone' }, async ({
  page,
  robin,
}) => {
  await page.goto(`/customers?q=${encodeURIComponent(robin.name)}`)
  await expect(page.getByText('1 found')).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Excel (.xlsx)', 'CSV (.csv)'])
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.keyboard.press('Escape')

  const csv = await exported(page, 'CSV (.csv)')
  expect(csv.name).toMatch(/^cuecard-customers-\d{4}-\d\d-\d\d\.csv$/)
  const [header, row, ...rest] = csv.bytes.toString().split('\r\n')
  expect(header).toMatch(/^\ufeffNumber,First Name,Last Name,Phone,/)
  expect(row).toContain(robin.name.replace(' ', ','))
  expect(rest).toEqual([''])

  const excel = await exported(page, 'Excel (.xlsx)')
  expect(excel.name).toMatch(/\.xlsx$/)
  expect(excel.bytes.subarray(0, 2).toString()).toBe('PK')
})

const screens = [
  ['/contacts?tab=all', 'contacts'],
  ['/followups?tab=upcoming', 'follow-ups'],
  ['/service-calendar', 'appointments'],
  ['/tasks', 'tasks'],
  ['/vendor-contacts', 'vendor-contacts'],
  ['/activities', 'activities'],
] as const

for (const [address, list] of screens) {
  test(`${address} exports its ${list}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(address)
    const csv = await exported(page, 'CSV (.csv)')
    expect(csv.name).toMatch(new RegExp(`^cuecard-${list}-`))
    expect(csv.bytes.toString().split('\r\n').length).toBeGreaterThan(2)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

test('A customer is exported whole from the page', { tag: '@phone' }, async ({ page, robin }) => {
  await page.goto(`/customers/${Buffer.from(robin.id, 'base64').toString().split(':')[1]}`)
  await page.getByRole('button', { name: `More for ${robin.name}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Export Everything', 'Erase for Good'])
  await expectAccessible(page)
  await expectAccessibleDark(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export Everything' }).click()
  await expectToast(page, 'Your browser is saving the file.')
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^cuecard-customer-\d+-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await saved.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.toString('latin1')).toContain('customer.json')
})

test('A refusal is told in words', async ({ page }) => {
  await page.goto('/customers')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"format":"CSV"')
      ? route.fulfill({
          json: { data: null, errors: [{ message: 'Too many', extensions: { code: 'RATE_LIMITED' } }] },
        })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  await expectToast(page, 'Failed to export')
})

staffed('Employees export their tasks alone', async ({ page, business }) => {
  await business.signInAs(page, 'EMPLOYEE')
  await page.goto('/tasks')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await page.goto('/vendor-contacts')
  await expect(page.getByText('No vendor contacts found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
})
