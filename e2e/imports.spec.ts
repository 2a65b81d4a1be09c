import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { choose } from './choose.ts'
import { openLive } from './pages.ts'
import { test } from './staffedBusiness.ts'

/** 200 rows: four have neither a phone number nor an email address, ten an address that is none. */
function shopFile() {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const isBare = index % 50 === 7
    const email = index % 20 === 3 ? 'not an address' : `guest${index}@example.com`
    return [
      'Robin',
      `Guest${index}`,
      isBare ? '' : `585555${1000 + index}`,
      isBare ? '' : email,
      'Pool',
      index % 9,
    ]
  })
  const table = [['First Name', 'Last Name', 'Mobile', 'E-mail', 'Likes best', 'Stars'], ...rows]
  return {
    name: 'shop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.map((row) => row.join(',')).join('\n')),
  }
}

const imported = (page: Page) => page.getByText('Import finished: 196 added, 4 refused.')

test('An admin brings a list, and takes it back', { tag: '@phone' }, async ({ page, business }) => {
  test.slow()
  await business.signInAs(page, 'ADMIN')
  await page.goto('/customers')
  await page.getByRole('link', { name: 'Import a list' }).click()
  await expect(page.getByRole('heading', { name: 'Bring your customers' })).toBeVisible()
  await openLive(page, '/import')
  await expectAccessible(page)
  await page.getByLabel('File to import').setInputFiles(shopFile())

  await expect(page.getByRole('heading', { name: 'Check the columns' })).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/import\/\d+$/)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await choose(page.getByRole('combobox', { name: 'Stars becomes' }), 'Leave out')
  const start = page.getByRole('button', { name: 'Import 196 customers' })
  await expect(start).toBeEnabled({ timeout: 20_000 })
  await page.getByRole('tab', { name: /Cannot be taken/ }).click()
  await expect(page.getByText('No phone number and no email address.')).toHaveCount(4)
  await page.getByRole('tab', { name: /With a remark/ }).click()
  await expect(page.getByText('E-mail is not a valid email address.').first()).toBeVisible()
  await start.click()

  await expect(imported(page)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.getByRole('link', { name: 'See the customers' }).click()
  await expect(page.getByText('196 found')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Revert' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revert Import' })
  await expect(question).toContainText('196 customers of shop.csv move to the trash.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Revert Import' }).click()
  await expect(page.getByText('Import reverted: 196 reverted.')).toBeVisible({ timeout: 30_000 })
  await page.goto('/customers')
  await expect(page.getByText('No customers yet')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(imported(page)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'See the customers' }).click()
  await expect(page.getByText('196 found')).toBeVisible()
})

test('A file that nobody can read says why', async ({ page, business }) => {
  await business.signInAs(page, 'ADMIN')
  await openLive(page, '/import')
  const picture = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]),
  }
  await page.getByLabel('File to import').setInputFiles(picture)
  await expect(page.getByRole('alert')).toHaveText(
    'Cuecard cannot read this file. Use CSV, Excel (.xlsx) or vCard (.vcf).',
    { timeout: 20_000 },
  )
  await expectAccessible(page)
  await business.signInAs(page, 'MANAGER')
  await page.goto('/import')
  await expect(page.getByText('Only admins can import customers')).toBeVisible()
  await expectAccessible(page)
})
