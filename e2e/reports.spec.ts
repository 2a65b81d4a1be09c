import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './signedIn.ts'
import { test as staffed } from './staffedBusiness.ts'

test('Reports show the last weeks in charts, tables and CSV files', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/reports')
  const customers = page.getByRole('region', { name: 'Customers by status', exact: true })
  const plot = customers.getByRole('slider', { name: 'Customers by status' })
  await expect(plot).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(5)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)

  await plot.focus()
  const now = await plot.getAttribute('aria-valuetext')
  expect(now).toMatch(/^Week of .+: Sold \d+, Unsold \d+, Not in market \d+; \d+ together$/)
  await page.keyboard.press('ArrowLeft')
  await expect(plot).toHaveAttribute('aria-valuenow', '11')
  await page.keyboard.press('Home')
  await expect(plot).toHaveAttribute('aria-valuenow', '1')

  await customers.getByRole('button', { name: 'Show numbers' }).click()
  const table = customers.getByRole('table', { name: 'Customers by status' })
  await expect(table.getByRole('row')).toHaveCount(13)
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await customers.getByRole('button', { name: 'Download CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^customers-by-status-[\d-]{10}-to-[\d-]{10}\.csv$/)
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\ufeffWeek (at its end),Sold,Unsold,Not in market,All customers')
  expect(lines).toHaveLength(14)

  // The demo business began 34 weeks ago.
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '52 weeks' }).click()
  await expect(page).toHaveURL(/\/reports\?weeks=52$/)
  await expect(plot).toHaveAttribute('aria-valuemax', '52')
  await plot.focus()
  await page.keyboard.press('Home')
  await expect(plot).toHaveAttribute('aria-valuetext', /: no data$/)
  await expectAccessible(page)
})

staffed('are available to managers and admins', async ({ page, business }) => {
  await business.signInAs(page, 'MANAGER')
  await page.goto('/')
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(page.getByText('No reports yet')).toBeVisible()
  await expectAccessible(page)

  await business.signInAs(page, 'EMPLOYEE')
  await page.goto('/reports')
  await expect(page.getByText('Only managers and admins can open Reports')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reports', exact: true })).toHaveCount(0)
  await expectAccessible(page)
})
