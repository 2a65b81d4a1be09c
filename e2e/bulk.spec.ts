import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { choose } from './choose.ts'
import { cardOf } from './customersPage.ts'
import { expectToast, write } from './pages.ts'
import { test } from './staffedBusiness.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selected customers' })
const notice = (page: Page) => page.getByRole('region', { name: 'Latest bulk change' })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })

async function select(page: Page, ...names: string[]) {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const name of names) await box(page, name).check()
}

async function change(page: Page, act: string) {
  await bar(page).getByRole('button', { name: 'Change' }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('A manager changes the selected customers, takes it back, and an employee merges two of them', {
  tag: '@phone',
}, async ({ page, business }) => {
  await business.signInAs(page, 'MANAGER')
  const shared = { lastName: 'Lake', interest: 'Darts', city: 'Troy' }
  await write(page, '/api/tags', { label: 'League' })
  for (const [at, firstName] of ['Ann', 'Bob', 'Cora', 'Dan'].entries())
    await write(page, '/api/customers', { ...shared, firstName, phoneNumber: `585555010${at}` })
  await page.goto('/customers')
  await select(page, 'Ann Lake', 'Cora Lake')
  await expect(bar(page).getByRole('status')).toHaveText('2 selected')
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await change(page, 'Add tags')
  const tagging = page.getByRole('dialog', { name: 'Add Tags to 2 Customers' })
  await tagging.getByRole('combobox', { name: 'Tags' }).click()
  await page.getByRole('option', { name: 'League' }).click()
  await page.keyboard.press('Escape')
  await tagging.getByRole('button', { name: 'Add Tags' }).click()
  await expectToast(page, 'Tag League added to 2 customers')
  await expect(bar(page)).toBeHidden()
  await expect(cardOf(page, 'Cora Lake')).toContainText('League')
  await expect(cardOf(page, 'Bob Lake')).not.toContainText('League')

  // All who match, but one.
  await select(page)
  await bar(page).getByRole('button', { name: 'Select All' }).click()
  await expect(bar(page).getByRole('status')).toHaveText('4 selected')
  await box(page, 'Dan Lake').uncheck()
  await change(page, 'Status')
  const dialog = page.getByRole('dialog', { name: 'Set Status of 3 Customers' })
  await choose(dialog.getByRole('combobox', { name: 'Status' }), 'Sold')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Set Status' }).click()
  await expect(notice(page)).toContainText('Status of 3 customers set to Sold')
  await expect(cardOf(page, 'Ann Lake')).toContainText('Sold')
  await expect(cardOf(page, 'Dan Lake')).toContainText('Unsold')
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page)).toContainText('Undone: Status of 3 customers set to Sold')
  await expect(cardOf(page, 'Ann Lake')).toContainText('Unsold')

  await select(page, 'Bob Lake', 'Dan Lake')
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 Customers' }).click()
  await expect(cardOf(page, 'Bob Lake')).toBeHidden()

  await business.signInAs(page, 'EMPLOYEE')
  await page.goto('/customers')
  await select(page, 'Ann Lake', 'Cora Lake')
  await expect(bar(page).getByRole('button', { name: 'Change' })).toBeHidden()
  await bar(page).getByRole('button', { name: 'Merge' }).click()
  await page.getByRole('dialog', { name: 'Merge Customers' }).getByRole('button', { name: 'Merge' }).click()
  await expectToast(page, /was merged into/)
  await expect(bar(page)).toBeHidden()
})
