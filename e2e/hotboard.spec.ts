import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { cardOf, section, test, titles } from './board.ts'
import { choose } from './choose.ts'
import { expectToast } from './scheduling.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Resolve Hot Board Item' })

/** A select of the dialog that is open. */
const select = (page: Page, name: string) => page.getByRole('dialog').getByRole('combobox', { name })

test('The hot board takes an item from the first to the last: added, edited, resolved, taken back, resolved', {
  tag: '@phone',
}, async ({ page, board }) => {
  await board.signInAs(page)
  await board.post({ title: 'Order wax', priority: 'LOW' })
  await page.goto('/hotboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Board' })).toBeVisible()
  await expect(section(page, 'Resolved Items')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add Item' }).click()
  const adding = dialog(page, 'Add Hot Board Item')
  await adding.getByRole('button', { name: 'Add Item' }).click()
  await expect(adding.getByText('Title is required')).toBeVisible()
  await expect(adding.getByText('Description is required')).toBeVisible()
  await expectAccessible(page)
  await adding.getByLabel('Title').fill('Lamp flickers')
  await adding.getByLabel('Description').fill('Over table 3.\nLeague night needs it.')
  await expect(adding.getByRole('combobox', { name: 'Priority' })).toHaveText('Medium')
  await expect(adding.getByRole('combobox', { name: 'Assign to' })).toHaveText('Not Assigned')
  await adding.getByRole('combobox', { name: 'Assign to' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Not Assigned',
    'All Team Members',
    /Kim Sullivan$/,
    /Robin Porter$/,
  ])
  await page.keyboard.press('Escape')
  await choose(select(page, 'Assign to'), 'Kim Sullivan')
  await adding.getByRole('button', { name: 'Add Item' }).dblclick()
  await expectToast(page, 'Item added to the hot board')
  await expect(adding).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeFocused()
  await expect(titles(page, 'Active Items')).toHaveText(['Lamp flickers', 'Order wax'])
  const card = cardOf(page, 'Lamp flickers')
  for (const text of ['Medium', 'Kim Sullivan', 'Robin Porter'])
    await expect(card.getByText(text)).toBeVisible()

  await card.getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Hot Board Item')
  await expect(editing.getByLabel('Title')).toHaveValue('Lamp flickers')
  await editing.getByLabel('Title').fill('Lamp is out')
  await choose(select(page, 'Priority'), 'Urgent')
  await choose(select(page, 'Assign to'), 'All Team Members')
  await editing.getByRole('button', { name: 'Update Item' }).click()
  await expectToast(page, 'Item updated')
  const edited = cardOf(page, 'Lamp is out')
  for (const text of ['Urgent', 'All Team Members']) await expect(edited.getByText(text)).toBeVisible()
  await expect(edited.getByRole('button', { name: 'Edit' })).toBeFocused()

  const ask = () => edited.getByRole('button', { name: 'Resolve' }).click()
  const resolve = async () => {
    await question(page).getByRole('button', { name: 'Resolve' }).click()
    await expectToast(page, 'Item resolved')
  }
  await ask()
  await expect(question(page)).toContainText('Are you sure you want to resolve "Lamp is out"?')
  await expectAccessible(page)
  await resolve()
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Item is active again')
  await expect(section(page, 'Resolved Items')).toHaveCount(0)
  await ask()
  await resolve()
  await expect(titles(page, 'Active Items')).toHaveText(['Order wax'])
  await expect(titles(page, 'Resolved Items')).toHaveText(['Lamp is out'])
  await expect(page.getByRole('heading', { level: 3, name: 'Order wax' })).toBeFocused()
  const done = cardOf(page, 'Lamp is out')
  await expect(done).toContainText('Resolved by Robin Porter')
  await expect(done.getByRole('button')).toHaveText(['Reopen'])
  await expectAccessible(page)
  await page.reload()
  await expect(titles(page, 'Resolved Items')).toHaveText(['Lamp is out'])
  await expect(section(page, 'Active Items').getByRole('listitem')).toHaveCount(1)
})

test('The hot board agrees in two browsers: resolving twice gives the first result, and a late edit keeps mine or takes theirs', async ({
  page,
  board,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  for (const each of [page, other]) {
    await board.signInAs(each)
    await each.goto('/hotboard')
    await expect(each.getByText('Nothing on the hot board')).toBeVisible()
  }
  const van = await board.post({ title: 'Van will not start', priority: 'URGENT' })
  for (const each of [page, other]) await expect(cardOf(each, 'Van will not start')).toBeVisible()
  await cardOf(page, 'Van will not start').getByRole('button', { name: 'Resolve' }).click()
  await board.ask('POST', `/api/hotboard/${van.id}/resolve`, { notes: 'Battery' })
  await expect(titles(other, 'Resolved Items')).toHaveText(['Van will not start'])
  await question(page).getByRole('button', { name: 'Resolve' }).click()
  await expect(cardOf(page, 'Van will not start')).toContainText('Battery')
  await expect(page.getByText('Nothing on the hot board')).toBeVisible()
  await expect(question(page)).toBeHidden()

  const { id } = await board.post({ title: 'Lamp flickers' })
  for (const each of [page, other])
    await cardOf(each, 'Lamp flickers').getByRole('button', { name: 'Edit' }).click()
  const [mine, theirs] = [dialog(page, 'Edit Hot Board Item'), dialog(other, 'Edit Hot Board Item')]
  await theirs.getByLabel('Title').fill('Lamp over table 3')
  await choose(select(other, 'Priority'), 'High')
  await theirs.getByRole('button', { name: 'Update Item' }).click()
  await expectToast(other, 'Item updated')

  // The card behind the form knows already; the form is not moved.
  await expect(page.getByRole('heading', { name: 'Lamp over table 3', includeHidden: true })).toBeAttached()
  await expect(mine.getByLabel('Title')).toHaveValue('Lamp flickers')
  await mine.getByLabel('Title').fill('Lamp is out')
  await mine.getByRole('button', { name: 'Update Item' }).click()
  const newer = mine.getByRole('alert')
  await expect(newer).toBeFocused()
  await expect(newer).toContainText(/^Robin Porter changed this item at .* while you were editing it/)
  await expect(newer.getByRole('definition')).toHaveText(['Lamp over table 3', 'High'])
  await expect(mine.getByLabel('Title')).toHaveValue('Lamp is out')
  await expectAccessible(page)
  await mine.getByRole('button', { name: 'Keep mine' }).click()
  await expectToast(page, 'Item updated')
  await expect(mine).toBeHidden()
  for (const each of [page, other]) {
    const card = cardOf(each, 'Lamp is out')
    // What I did not change stays as they left it.
    await expect(card.getByText('High')).toBeVisible()
  }

  await cardOf(page, 'Lamp is out').getByRole('button', { name: 'Edit' }).click()
  await board.ask('PUT', `/api/hotboard/${id}`, {
    version: 3,
    title: 'Lamp is fine',
    assignedTo: 'Kim Sullivan',
  })
  await mine.getByLabel('Description').fill('Something else')
  await mine.getByRole('button', { name: 'Update Item' }).click()
  await expect(newer.getByRole('definition')).toHaveText(['Lamp is fine', 'Kim Sullivan'])
  await mine.getByRole('button', { name: 'Take newer values' }).click()
  await expect(mine.getByLabel('Title')).toBeFocused()
  await expect(mine.getByLabel('Title')).toHaveValue('Lamp is fine')
  await expect(mine.getByLabel('Description')).toHaveValue('About Lamp flickers')
  await mine.getByRole('button', { name: 'Update Item' }).click()
  await expect(mine).toBeHidden()
  await expect(cardOf(page, 'Lamp is fine').getByText('Kim Sullivan')).toBeVisible()
  await other.context().close()
})

test('The hot board is worked from the dashboard: added for everyone, resolved by a colleague', async ({
  page,
  board,
}) => {
  await board.signInAs(page)
  for (const title of ['First', 'Second', 'Third']) await board.post({ title, priority: 'HIGH' })
  await page.goto('/')
  const panel = page.getByRole('region', { name: 'Hot Board Urgent Items' })
  const figure = page.getByRole('link', { name: /^Hot Board Items/ })
  await expect(figure).toContainText('3')
  await panel.getByRole('button', { name: 'Add Hot Board Item' }).click()
  const adding = dialog(page, 'Add Hot Board Item')
  await expect(adding.getByRole('combobox', { name: 'Assign to' })).toHaveText('All Team Members')
  await adding.getByLabel('Title').fill('Wrong cloth')
  await adding.getByLabel('Description').fill('Burgundy came instead of blue.')
  await choose(select(page, 'Priority'), 'Urgent')
  await adding.getByRole('button', { name: 'Add Item' }).click()
  await expectToast(page, 'Item added to the hot board')
  const rows = panel.getByRole('listitem').locator('p:first-child')
  await expect(rows).toHaveText(['Wrong cloth', 'First', 'Second'])
  await expect(figure).toContainText('4')

  await panel.getByRole('button', { name: 'Resolve: Wrong cloth' }).click()
  const resolving = dialog(page, 'Resolve Hot Board Item')
  await expect(resolving).toContainText('Are you sure you want to resolve "Wrong cloth"?')
  await expect(resolving.getByRole('combobox', { name: 'Resolved by' })).toHaveText('Robin Porter')
  await expectAccessible(page)
  await choose(select(page, 'Resolved by'), 'Kim Sullivan')
  await resolving.getByLabel('Notes').fill('Supplier sent blue overnight.')
  await resolving.getByRole('button', { name: 'Resolve' }).click()
  await expectToast(page, 'Item resolved')
  await expect(rows).toHaveText(['First', 'Second', 'Third'])
  await expect(figure).toContainText('3')
  await expect(panel.getByRole('button', { name: 'Resolve: First' })).toBeFocused()
  await panel.getByRole('link', { name: /^View all/ }).click()
  await expect(cardOf(page, 'Wrong cloth')).toContainText('Supplier sent blue overnight.')
  await expect(cardOf(page, 'Wrong cloth')).toContainText('Resolved by Kim Sullivan')
})
