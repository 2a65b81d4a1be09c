import { expect, type Page } from '@playwright/test'
import type pg from 'pg'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { type TestBusiness, test } from './businesses.ts'
import { expectBackCloses, expectQuestion } from './history.ts'
import { addColleague, expectToast, openLive, signInAs } from './pages.ts'

const address = '/settings?tab=interests'
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Chooses an action in the menu of an option. */
async function choose(page: Page, act: string, label: string) {
  await button(page, `More: ${label}`).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}
const box = (page: Page) => page.getByRole('textbox', { name: 'New interest option' })

/** Options in this order, and a customer interested in the first. */
async function offer(database: pg.Client, business: TestBusiness, labels: string[]): Promise<void> {
  const businessOf = `select "businessId" from "User" where username = $1::citext`
  await database.query(
    `insert into "InterestOption" ("businessId", id, value, label, "sortOrder")
     select (${businessOf}), gen_random_uuid()::text, lower(label), label, place - 1
     from unnest($2::text[]) with ordinality as given(label, place)`,
    [business.username, labels],
  )
  await database.query(
    `insert into "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest)
     values ((${businessOf}), 'Cora', 'Cue', 'Cora Cue', '5550100200', $2)`,
    [business.username, labels[0]],
  )
}

test('An admin adds, renames and deletes what customers can be interested in', { tag: '@phone' }, async ({
  page,
  openBusiness,
  database,
}) => {
  const business = await openBusiness('Choosy Cues')
  await signInAs(page, business)
  await page.goto(address)
  await expect(page.getByText('No interest options yet')).toBeVisible()
  await expectAccessible(page)

  await box(page).fill('   ')
  await box(page).press('Enter')
  await box(page).fill('Darts')
  await box(page).press('Enter')
  await expectToast(page, 'Interest option added successfully')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await box(page).fill('Pool tables')
  await button(page, 'Add').click()
  await expect(rows(page)).toHaveText(['Darts', 'Pool tables'])
  await expectAccessible(page)
  await expectAccessibleDark(page)

  await box(page).fill('POOL tables')
  await box(page).press('Enter')
  await expectToast(page, 'Failed to add interest option')
  await expect(page.getByText('This interest option already exists.')).toBeVisible()
  await expect(box(page)).toHaveValue('POOL tables')

  await database.query(
    `insert into "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest)
     select "businessId", 'Cora', 'Cue', 'Cora Cue', '5550100200', 'Darts' from "User" where username = $1::citext`,
    [business.username],
  )
  await choose(page, 'Edit', 'Darts')
  const editing = page.getByRole('dialog', { name: 'Edit Interest Option' })
  await expect(editing.getByLabel('Label')).toHaveValue('Darts')
  await expectAccessible(page)
  await expectBackCloses(page, editing)
  await page.goForward()
  await expectQuestion(page, editing, 'Label')
  await choose(page, 'Edit', 'Darts')
  await editing.getByLabel('Label').fill('Steel darts')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Interest option updated successfully')
  await expect(editing).toBeHidden()
  await expect(button(page, 'More: Steel darts')).toBeFocused()

  await choose(page, 'Delete', 'Steel darts')
  const sure = page.getByRole('alertdialog', { name: 'Delete Interest Option' })
  await expect(sure).toContainText('customers who have it keep it')
  await expectBackCloses(page, sure)
  await choose(page, 'Delete', 'Steel darts')
  await sure.getByRole('button', { name: 'Delete Option' }).click()
  await expectToast(page, 'Interest option deleted successfully')
  await expect(rows(page)).toHaveText(['Pool tables'])
  await page.goto('/customers')
  await expect(page.getByText('Steel darts')).toBeVisible()
})

test('An admin reorders options: with the menu, with the keyboard in 25 px steps, and by dragging', async ({
  page,
  openBusiness,
  database,
}) => {
  const business = await openBusiness('Orderly Cues')
  await offer(database, business, ['Darts', 'Pool', 'Foosball'])
  await signInAs(page, business)
  await page.goto(address)
  await choose(page, 'Move down', 'Darts')
  await expect(rows(page)).toHaveText(['Pool', 'Darts', 'Foosball'])
  await expectToast(page, 'Interest options reordered successfully')
  await expect(button(page, 'More: Darts')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Move down' }).press('Enter')
  await expect(rows(page)).toHaveText(['Pool', 'Foosball', 'Darts'])
  await expect(button(page, 'More: Darts')).toBeFocused()

  const top = async () => (await rows(page).filter({ hasText: 'Darts' }).boundingBox())?.y ?? 0
  await button(page, 'Drag: Darts').focus()
  const from = await top()
  await page.keyboard.press('Space')
  await expect(page.getByText('Darts is at place 3 of 3.')).toBeAttached()
  // The arrow keys are listened to from the next task on: dnd-kit waits with a timer, as this does.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  // Two steps are more than half a row and less than one and a half. Each begins where the row was last drawn.
  for (let step = 1; step <= 2; step++) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(top).toBeCloseTo(from - 25 * step, 0)
  }
  await expect(page.getByText('Darts is at place 2 of 3.')).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(rows(page)).toHaveText(['Pool', 'Darts', 'Foosball'])
  await expect(button(page, 'Drag: Darts')).toBeFocused()

  // Playwright hovers over what stands still: rows glide to their places when one is put down.
  await button(page, 'Drag: Pool').hover()
  const above = await button(page, 'Drag: Pool').boundingBox()
  await button(page, 'Drag: Darts').hover()
  const handle = await button(page, 'Drag: Darts').boundingBox()
  if (!handle || !above) throw new Error('no handles')
  const x = handle.x + handle.width / 2
  await page.mouse.down()
  await page.mouse.move(x, handle.y - 10, { steps: 5 })
  await page.mouse.move(x, above.y + above.height / 2 - 8, { steps: 8 })
  await expect(page.getByText('Darts is at place 1 of 3.')).toBeAttached()
  await page.mouse.up()
  await expect(rows(page)).toHaveText(['Darts', 'Pool', 'Foosball'])
  await page.reload()
  await expect(rows(page)).toHaveText(['Darts', 'Pool', 'Foosball'])
})

test('The forms of customers follow at once, and so do the customers', async ({
  page,
  browser,
  openBusiness,
  database,
}) => {
  const business = await openBusiness('Following Cues')
  await offer(database, business, ['Darts', 'Pool'])
  const context = await browser.newContext()
  const there = await context.newPage()
  await signInAs(page, business)
  await signInAs(there, await addColleague(database, business))
  await page.goto(address)
  await openLive(there, '/customers')
  await expect(there.getByText('Darts')).toBeVisible()
  await there.getByRole('button', { name: 'Add Customer' }).first().click()
  const form = there.getByRole('dialog', { name: 'Add New Customer' })
  await expect(form).toBeVisible()

  await box(page).fill('Foosball')
  await box(page).press('Enter')
  await expectToast(page, 'Interest option added successfully')
  await choose(page, 'Edit', 'Darts')
  await page.getByLabel('Label').fill('Steel darts')
  await button(page, 'Save').click()
  await expectToast(page, 'Interest option updated successfully')
  await choose(page, 'Move up', 'Foosball')
  await expectToast(page, 'Interest options reordered successfully')

  await form.getByRole('combobox', { name: 'Interest' }).click()
  await expect(there.getByRole('option')).toHaveText(['Steel darts', 'Foosball', 'Pool'])
  await there.keyboard.press('Escape')
  await there.keyboard.press('Escape')
  await expect(there.getByRole('listitem').filter({ hasText: 'Cora Cue' })).toContainText('Steel darts')
  await context.close()
})
