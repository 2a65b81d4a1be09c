import { expect, type Page } from '@playwright/test'
import { type Shop, test } from './shops.ts'

/** A colleague of whoever works in a shop, with the same password. */
const hire = `
  insert into "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role)
  select "businessId", $2::citext, $2::citext || '@example.com', "passwordHash", 'Nell', 'Archer', 'EMPLOYEE'
  from "User" where username = $1::citext`

/** Signs in, and waits until the dashboard is live. */
async function work(page: Page, { username, password }: Pick<Shop, 'username' | 'password'>) {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const streaming = page.waitForResponse((response) =>
    Boolean(response.headers()['content-type']?.startsWith('text/event-stream')),
  )
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await streaming
}

const panel = (page: Page) => page.getByRole('region', { name: 'Sticky Notes' })
const says = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).last()).toBeVisible()

test('a shared note appears at the colleague, changes with every edit, and goes with the share', async ({
  page,
  browser,
  openShop,
  database,
}) => {
  const shop = await openShop('Two Desks Darts', { role: 'MANAGER' })
  const nell = { username: `${shop.username}-nell`, password: shop.password }
  await database.query(hire, [shop.username, nell.username])
  const context = await browser.newContext()
  const there = await context.newPage()
  await work(page, shop)
  await work(there, nell)
  await there.getByRole('tab', { name: 'Shared with Me' }).click()
  const shared = panel(there).getByRole('listitem')
  await expect(panel(there).getByText('No notes have been shared with you yet.')).toBeVisible()

  await panel(page).getByRole('button', { name: 'Add Note' }).click()
  const adding = page.getByRole('dialog', { name: 'Add New Sticky Note' })
  await adding.getByLabel('Title').fill('Chalk')
  await adding.getByLabel('Content').fill('Order two boxes')
  await adding.getByRole('button', { name: 'Add Note' }).click()
  await says(page, 'Sticky note created successfully')

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
  await says(there, 'Shared note removed from your view')
  await expect(panel(there).getByText('No notes have been shared with you yet.')).toBeVisible()
  await expect(panel(page).getByText('Shared with', { exact: true })).toHaveCount(0)
  await expect(panel(page).getByRole('listitem')).toContainText('Order three boxes')
  await context.close()
})
