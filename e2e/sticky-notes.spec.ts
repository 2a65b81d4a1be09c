import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './businesses.ts'
import { expectBackCloses } from './history.ts'
import { interceptQuery } from './interceptQuery.ts'
import { addColleague, expectToast, openLive, signInAs } from './pages.ts'

const card = (page: Page, title: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

async function write(page: Page, title: string, content: string) {
  await button(page, 'Add Note').click()
  const dialog = page.getByRole('dialog', { name: 'Add New Sticky Note' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Content').fill(content)
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await expectToast(page, 'Sticky note created successfully')
  await expect(dialog).toBeHidden()
}

/** Notes of the business's user, each older than the previous one. */
const fill = `
  insert into "StickyNote" ("businessId", "userId", title, content, color)
  select "businessId", id, 'Note ' || n, 'About ' || n, '#dcfce7'
  from "User", generate_series(1, $2::int) n where username = $1::citext`

test('A note is written, changed and deleted, and comes back', { tag: '@phone' }, async ({
  page,
  openBusiness,
}) => {
  await signInAs(page, await openBusiness('Sticky Snooker', { role: 'EMPLOYEE' }))
  await page.goto('/sticky-notes')
  await expect(page.getByRole('heading', { level: 1, name: 'Sticky Notes' })).toBeVisible()
  await expect(tab(page, 'My Notes')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('No sticky notes yet. Create your first one!')).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Add a note').click()
  const adding = page.getByRole('dialog', { name: 'Add New Sticky Note' })
  const colors = adding.getByRole('radio')
  await expect(colors).toHaveCount(8)
  const names = await colors.evaluateAll((all) => all.map((color) => color.getAttribute('aria-label')))
  expect(names).toEqual(['Yellow', 'Blue', 'Green', 'Pink', 'Purple', 'Red', 'Teal', 'Orange'])
  await expect(adding.getByRole('radio', { name: 'Yellow' })).toBeChecked()
  await expectAccessible(page)
  await adding.getByLabel('Title').fill('Chalk')
  await adding.getByRole('button', { name: 'Add Note' }).click()
  await expectToast(page, 'Please fill in both title and content')
  await adding.getByLabel('Content').fill(`Order two boxes https://chalk.example/${'0123456789'.repeat(9)}`)
  await adding.getByRole('radio', { name: 'Teal' }).check({ force: true })
  await adding.getByRole('button', { name: 'Add Note' }).click()
  await expectToast(page, 'Sticky note created successfully')
  await expect(adding).toBeHidden()
  await expect(card(page, 'Chalk')).toContainText('Order two boxes')
  // A single note stands in a column of its own.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await expect(card(page, 'Chalk').getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
  await write(page, 'Cloth', 'Camel, 9 ft')
  await expectAccessible(page)
  await expectAccessibleDark(page)

  await button(page, 'Edit: Chalk').click()
  const editing = page.getByRole('dialog', { name: 'Edit Sticky Note' })
  await expect(editing.getByRole('radio', { name: 'Teal' })).toBeChecked()
  await editing.getByLabel('Content').fill('Order three boxes')
  await editing.getByRole('button', { name: 'Save Note' }).click()
  await expectToast(page, 'Sticky note updated successfully')
  await expect(card(page, 'Chalk')).toContainText('Order three boxes')
  await expect(button(page, 'Edit: Chalk')).toBeFocused()

  await button(page, 'Delete: Cloth').click()
  // Seen in one look: it is on its way out for a moment only.
  await expect(card(page, 'Cloth').and(page.locator('[inert].opacity-40'))).toHaveCount(1)
  await expect(card(page, 'Cloth')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Chalk' })).toBeFocused()
  await button(page, 'Undo').click()
  await expect(card(page, 'Cloth')).toContainText('Camel, 9 ft')
})

test('A note is shared, read at once, changes as it is edited, and is removed or taken back', async ({
  page,
  browser,
  openBusiness,
  database,
}) => {
  const business = await openBusiness('Two Desks Snooker', { role: 'MANAGER' })
  const context = await browser.newContext()
  const there = await context.newPage()
  await signInAs(page, business)
  await signInAs(there, await addColleague(database, business))
  await openLive(page, '/sticky-notes')
  await openLive(there, '/sticky-notes')
  await tab(there, 'Shared with Me').click()
  await expect(there).toHaveURL(/\?tab=shared$/)
  await expect(there.getByText('No notes have been shared with you yet.')).toBeVisible()
  await expectAccessible(there)

  await write(page, 'Chalk', 'Order two boxes')
  await button(page, 'Share: Chalk').click()
  const sharing = page.getByRole('dialog', { name: 'Share Sticky Note' })
  await expect(sharing).toContainText('Team members can view but not edit it.')
  await expect(sharing.getByRole('listitem')).toContainText('Employee')
  await expectAccessible(page)
  await sharing.getByRole('button', { name: 'Share with Nell Archer' }).click()
  await expectToast(page, 'Note shared successfully')
  await sharing.getByRole('button', { name: 'Done' }).click()
  await expect(card(there, 'Chalk')).toContainText('By: Robin Porter')
  await expect(button(there, 'Edit: Chalk')).toHaveCount(0)
  await expectAccessible(there)

  const shared = there.getByRole('dialog', { name: 'Chalk' })
  await button(there, 'Open: Chalk').click()
  await expectBackCloses(there, shared)
  await there.goForward()
  await expect(shared).toContainText('Order two boxes')
  await button(page, 'Edit: Chalk').click()
  const editing = page.getByRole('dialog', { name: 'Edit Sticky Note' })
  await expect(editing).toContainText('Shared with Nell Archer')
  await editing.getByLabel('Content').fill('Order three boxes')
  await editing.getByRole('button', { name: 'Save Note' }).click()
  await expect(shared).toContainText('Order three boxes')
  await expectAccessible(there)
  await there.keyboard.press('Escape')
  await expect(button(there, 'Open: Chalk')).toBeFocused()

  await button(page, 'Share: Chalk').click()
  await sharing.getByRole('button', { name: 'Stop sharing with Nell Archer' }).click()
  await expect(card(there, 'Chalk')).toHaveCount(0)
  await sharing.getByRole('button', { name: 'Share with Nell Archer' }).click()
  await button(there, 'Remove: Chalk').click()
  await expectToast(there, 'Shared note removed from your view')
  await expect(there.getByText('No notes have been shared with you yet.')).toBeVisible()
  await sharing.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 'Chalk')).toContainText('Order three boxes')
  await context.close()
})

test('Many notes come a page at a time, two to five in a row', async ({ page, openBusiness, database }) => {
  const business = await openBusiness('Notes and Nines')
  await database.query(fill, [business.username, 60])
  await signInAs(page, business)
  await page.goto('/sticky-notes')
  const notes = page.getByRole('tabpanel').getByRole('listitem')
  await expect(notes.first()).toContainText('Note 60')
  const further = async () => {
    await notes.last().evaluate((note) => note.scrollIntoView())
    return notes.count()
  }
  await expect.poll(further).toBe(60)
  await expect(notes.last()).toContainText('Note 1')
  const columns = () =>
    page
      .getByRole('tabpanel')
      .getByRole('list')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(5)
  for (const [width, count] of [
    [390, 2],
    [640, 2],
    [800, 3],
    [1240, 4],
    [1920, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(columns).toBe(count)
  }
})

test('The screen of notes says what it waits for, and that it could not be loaded', async ({
  page,
  openBusiness,
}) => {
  await signInAs(page, await openBusiness('Slow Snooker'))
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await interceptQuery(page, 'StickyNotesScreenQuery', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/sticky-notes')
  await expect(page.getByText('Loading sticky notes...')).toBeVisible()
  await expectAccessible(page)
  answer()
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await button(page, 'Try again').click()
  await expect(page.getByText('No sticky notes yet. Create your first one!')).toBeVisible()
})
