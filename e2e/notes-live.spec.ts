import { expect, type Page } from '@playwright/test'
import { test } from './businesses.ts'
import { addColleague, expectToast, openLive, signInAs } from './pages.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Sticky Notes' })

test('A shared note appears at the colleague, changes with every edit, and goes with the share', async ({
  page,
  browser,
  openBusiness,
  database,
}) => {
  const business = await openBusiness('Two Desks Darts', { role: 'MANAGER' })
  const nell = await addColleague(database, business)
  const context = await browser.newContext()
  const there = await context.newPage()
  await signInAs(page, business)
  await signInAs(there, nell)
  await openLive(page, '/')
  await openLive(there, '/')
  await there.getByRole('tab', { name: 'Shared with Me' }).click()
  const shared = panel(there).getByRole('listitem')
  await expect(panel(there).getByText('No notes have been shared with you yet.')).toBeVisible()

  await panel(page).getByRole('button', { name: 'Add Note' }).click()
  const adding = page.getByRole('dialog', { name: 'Add New Sticky Note' })
  await adding.getByLabel('Title').fill('Chalk')
  await adding.getByLabel('Content').fill('Order two boxes')
  await adding.getByRole('button', { name: 'Add Note' }).click()
  await expectToast(page, 'Sticky note created successfully')

  await panel(page).getByRole('button', { name: 'Share: Chalk' }).click()
  const sharing = page.getByRole('dialog', { name: 'Share Sticky Note' })
  await sharing.getByRole('button', { name: 'Share with Nell Archer' }).click()
  await expect(shared).toContainText('Order two boxes')
  await expect(shared).toContainText('By: Robin Porter')
  await sharing.getByRole('button', { name: 'Done' }).click()

  await panel(there).getByRole('button', { name: 'Open: Chalk' }).click()
  await panel(page).getByRole('button', { name: 'Edit: Chalk' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Sticky Note' })
  await editing.getByLabel('Content').fill('Order three boxes')
  await editing.getByRole('button', { name: 'Save Note' }).click()
  await expect(there.getByRole('dialog', { name: 'Chalk' })).toContainText('Order three boxes')
  await there.keyboard.press('Escape')
  await expect(shared).toContainText('Order three boxes')

  await panel(page).getByRole('button', { name: 'Delete: Chalk' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Note' }).click()
  await expect(shared).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shared).toContainText('Order three boxes')

  await panel(there).getByRole('button', { name: 'Remove: Chalk' }).click()
  await expectToast(there, 'Shared note removed from your view')
  await expect(panel(there).getByText('No notes have been shared with you yet.')).toBeVisible()
  await expect(panel(page).getByText('Shared with', { exact: true })).toHaveCount(0)
  await expect(panel(page).getByRole('listitem')).toContainText('Order three boxes')
  await context.close()
})
