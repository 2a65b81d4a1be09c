import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { choose } from './choose.ts'
import { cards } from './customersPage.ts'
import { expectToast, openLive, write } from './pages.ts'
import { test } from './staffedBusiness.ts'

/** Three customers: two with green cloth, of whom one is in the league. */
async function addCustomers(page: Page) {
  await write(page, '/api/interest-options', { label: 'Darts' })
  await write(page, '/api/custom-fields', { label: 'Cloth', type: 'choice', choices: ['Green', 'Blue'] })
  const added = [
    { firstName: 'Ann', tags: ['League'], custom: { Cloth: 'Green' } },
    { firstName: 'Bob', tags: [], custom: { Cloth: 'Green' } },
    { firstName: 'Cy', tags: ['League'], custom: { Cloth: 'Blue' } },
  ]
  for (const [at, customer] of added.entries()) {
    const others = { lastName: 'Lake', phoneNumber: `585555010${at}`, interest: 'Darts' }
    await write(page, '/api/customers', { ...customer, ...others })
  }
}

test('A manager combines filters, goes back, and shares the view with everybody', {
  tag: '@phone',
}, async ({ page, business, browser }) => {
  await business.signInAs(page, 'ADMIN')
  await addCustomers(page)
  await business.signInAs(page, 'MANAGER')
  await page.goto('/customers')
  // By keyboard alone.
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await filters.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByRole('button', { name: 'League' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/^[^?]*\/customers\?tag=/)
  await choose(panel.getByRole('combobox', { name: 'Cloth' }), 'Is one of')
  await panel.getByRole('button', { name: 'Green' }).click()
  await expect(page).toHaveURL(/field=\d+%3Achoices%3A1$/)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.keyboard.press('Escape')
  await expect(filters).toBeFocused()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(['Ann Lake'])
  await expect(page.getByText('1 found')).toBeVisible()

  await page.getByRole('button', { name: 'Remove the filter Tag: League' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.goBack()
  await expect(cards(page)).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove the filter Cloth: Green' })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await business.signInAs(other, 'EMPLOYEE')
  await openLive(other, '/customers')
  await page.getByRole('button', { name: 'Save View' }).click()
  const saving = page.getByRole('dialog', { name: 'Save View' })
  await saving.getByLabel('Name').fill('Green league')
  await saving.getByRole('switch', { name: 'Share with everybody' }).click()
  await expectAccessible(page)
  await saving.getByRole('button', { name: 'Save View' }).click()
  await expectToast(page, 'View saved successfully')

  await other.getByRole('link', { name: 'Shared: Green league' }).click()
  await expect(cards(other)).toHaveCount(1)
  await expect(other.getByRole('button', { name: /^Edit the view/ })).toHaveCount(0)
  await expectAccessible(other)
  await page.getByRole('button', { name: 'Edit the view Green league' }).click()
  await page.getByRole('menuitem', { name: 'Delete View' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete View' })
  await question.getByRole('button', { name: 'Delete View' }).click()
  await expectToast(page, 'View deleted successfully')
  await expect(other.getByRole('link', { name: 'Shared: Green league' })).toHaveCount(0)
  await other.close()
})
