import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { choose } from './choose.ts'
import { expectToast, write } from './pages.ts'
import { test } from './staffedBusiness.ts'

test('A manager makes a tag while adding a customer, renames it, and deletes it', { tag: '@phone' }, async ({
  page,
  business,
}) => {
  await business.signInAs(page, 'ADMIN')
  await write(page, '/api/interest-options', { label: 'Darts' })
  await business.signInAs(page, 'MANAGER')
  await page.goto('/customers?dialog=add-customer')
  const adding = page.getByRole('dialog', { name: 'Add New Customer' })
  await adding.getByLabel('First Name').fill('Ann')
  await adding.getByLabel('Last Name').fill('Lake')
  await adding.getByLabel('Phone').fill('5855550101')
  await adding.getByRole('combobox', { name: 'Tags' }).click()
  await page.getByPlaceholder('Search or make a tag...').fill('Leage')
  await page.getByRole('button', { name: 'Make “Leage”' }).click()
  await expect(page.getByRole('option', { name: 'Leage' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.keyboard.press('Escape')
  await expect(adding.getByRole('combobox', { name: 'Tags' })).toHaveText('Leage')
  await choose(adding.getByRole('combobox', { name: 'Interest' }), 'Darts')
  await adding.getByRole('button', { name: 'Add Customer' }).click()
  await expect(page.getByRole('main').getByText('Leage')).toBeVisible()

  await page.goto('/settings?tab=tags')
  const row = page.getByRole('list', { name: 'Tags' }).getByRole('listitem')
  await expect(row).toContainText('1 customer')
  await page.getByRole('button', { name: 'More: Leage' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Tag' })
  await editing.getByLabel('Label').fill('League')
  await editing.getByRole('combobox', { name: 'Color' }).click()
  await page.getByRole('option', { name: 'Blue' }).click()
  await expectAccessible(page)
  await editing.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Tag updated successfully')
  // One that is there in another spelling is not added twice.
  await page.getByRole('textbox', { name: 'New tag' }).fill('LEAGUE')
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(1)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.goto('/customers')
  await expect(page.getByRole('main').getByText('League')).toBeVisible()

  await page.goto('/settings?tab=tags')
  await page.getByRole('button', { name: 'More: League' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const deleting = page.getByRole('alertdialog', { name: 'Delete Tag' })
  await expect(deleting).toContainText('It is taken off 1 customer. This cannot be undone.')
  await deleting.getByRole('button', { name: 'Delete Tag' }).click()
  await expectToast(page, 'Tag deleted successfully')
  await expect(row).toHaveCount(0)
})
