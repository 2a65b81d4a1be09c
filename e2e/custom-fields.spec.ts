import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { choose } from './choose.ts'
import { expectToast, write } from './pages.ts'
import { test } from './staffedBusiness.ts'

const main = (page: Page) => page.getByRole('main')

/** Chooses an action in the menu of a field. */
async function act(page: Page, name: string, label: string) {
  await page.getByRole('button', { name: `More: ${label}` }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('An admin adds a field, fills it in, replaces a choice, and deletes and restores the field', {
  tag: '@phone',
}, async ({ page, business }) => {
  await business.signInAs(page, 'ADMIN')
  await write(page, '/api/interest-options', { label: 'Darts' })
  await page.goto('/settings?tab=fields')
  await page.getByRole('button', { name: 'Add Field' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Field' })
  await adding.getByLabel('Label').fill('Cloth')
  await choose(adding.getByRole('combobox', { name: 'Type' }), 'Choice')
  await adding.getByLabel('Choices').fill('Green\nBlue\nRed')
  await adding.getByRole('switch', { name: 'Show on card' }).click()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await adding.getByRole('button', { name: 'Add Field' }).click()
  await expectToast(page, 'Field added successfully')
  await expectAccessible(page)

  await page.goto('/customers?dialog=add-customer')
  const form = page.getByRole('dialog', { name: 'Add New Customer' })
  await form.getByLabel('First Name').fill('Ann')
  await form.getByLabel('Last Name').fill('Lake')
  await form.getByLabel('Phone').fill('5855550101')
  await choose(form.getByRole('combobox', { name: 'Interest' }), 'Darts')
  await choose(form.getByRole('combobox', { name: 'Cloth' }), 'Blue')
  await form.getByRole('button', { name: 'Add Customer' }).click()
  await expect(main(page).getByText('Blue', { exact: true })).toBeVisible()

  await page.goto('/settings?tab=fields')
  await act(page, 'Edit', 'Cloth')
  const editing = page.getByRole('dialog', { name: 'Edit Field' })
  await editing.getByRole('button', { name: 'Remove: Blue' }).click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('1 customer has “Blue”. Choose what replaces it.')).toBeVisible()
  await choose(editing.getByRole('combobox', { name: 'Replace “Blue” by' }), 'Green')
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await editing.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Field updated successfully')
  await page.goto('/customers')
  await expect(main(page).getByText('Green', { exact: true })).toBeVisible()

  await page.goto('/settings?tab=fields')
  await act(page, 'Delete', 'Cloth')
  const deleting = page.getByRole('alertdialog', { name: 'Delete Field' })
  await deleting.getByRole('button', { name: 'Delete Field' }).click()
  await expectToast(page, 'Field deleted successfully')
  await page.goto('/customers')
  await expect(main(page).getByText('Ann Lake')).toBeVisible()
  await expect(main(page).getByText('Green', { exact: true })).toBeHidden()
  await page.goto('/settings?tab=fields')
  await page.getByRole('button', { name: 'Restore: Cloth' }).click()
  await expectToast(page, 'Field restored successfully')
  await page.goto('/customers')
  await expect(main(page).getByText('Green', { exact: true })).toBeVisible()
})
