import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { cardOf, test, titles } from './board.ts'
import { instead } from './instead.ts'
import { says } from './scheduling.ts'

test.beforeEach(({ page, board }) => board.enter(page))

test('has the shape of what comes while it loads', async ({ page }) => {
  await instead(page, 'HotBoardScreenQuery', () => new Promise(() => {}))
  await page.goto('/hotboard')
  await expect(page.getByRole('status', { name: 'Loading hot board' })).toBeVisible()
  await expectAccessible(page)
})

test('without anything leads to the first item', async ({ page }) => {
  await page.goto('/hotboard')
  await expect(page.getByText('Nothing on the hot board')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add an item' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Hot Board Item' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add an item' })).toBeFocused()
})

test('says that it could not load, and tries again', async ({ page }) => {
  await instead(page, 'HotBoardScreenQuery', (route) => route.abort())
  await page.goto('/hotboard')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Active Items' })).toBeVisible()
})

test('keeps what was typed when a write fails, and offline too', async ({ page, board, context }) => {
  await board.post({ title: 'Order wax' })
  await page.goto('/hotboard')
  await page.getByRole('button', { name: 'Add Item' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Hot Board Item' })
  await adding.getByLabel('Title').fill('x'.repeat(161))
  await adding.getByLabel('Description').fill('About the lamp')
  await adding.getByRole('button', { name: 'Add Item' }).click()
  await expect(adding.getByText('Title must be at most 160 characters')).toBeVisible()
  await expectAccessible(page)
  await adding.getByLabel('Title').fill('Lamp flickers')
  await context.setOffline(true)
  await adding.getByRole('button', { name: 'Add Item' }).click()
  await says(page, 'Failed to create hot board item')
  await expect(adding.getByLabel('Title')).toHaveValue('Lamp flickers')
  await expectAccessible(page)
  await context.setOffline(false)
  await adding.getByRole('button', { name: 'Add Item' }).click()
  await expect(adding).toBeHidden()
  await expect(titles(page, 'Active Items')).toHaveText(['Order wax', 'Lamp flickers'])

  await instead(page, 'useResolveItemMutation', (route) => route.abort())
  await cardOf(page, 'Order wax').getByRole('button', { name: 'Resolve' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Resolve' }).click()
  await says(page, 'Failed to resolve item')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(titles(page, 'Active Items')).toHaveText(['Order wax', 'Lamp flickers'])
})

test('tells who edits what has been resolved meanwhile', async ({ page, board }) => {
  const { id } = await board.post({ title: 'Order wax' })
  await page.goto('/hotboard')
  await cardOf(page, 'Order wax').getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Hot Board Item' })
  await board.ask('POST', `/api/hotboard/${id}/resolve`)
  await editing.getByLabel('Title').fill('Order more wax')
  await editing.getByRole('button', { name: 'Update Item' }).click()
  await expect(editing.getByRole('alert')).toHaveText('A resolved item cannot be edited.')
  await expect(editing.getByLabel('Title')).toHaveValue('Order more wax')
  await expectAccessible(page)
})

test('goes on beyond the first page, in both sections', async ({ page, board }) => {
  for (let i = 0; i < 27; i += 1) {
    const [open, done] = [await board.post({ title: `Open ${i}` }), await board.post({ title: `Done ${i}` })]
    await board.ask('POST', `/api/hotboard/${done.id}/resolve`)
    expect(open.version).toBe(1)
  }
  await page.goto('/hotboard')
  for (const name of ['Active Items', 'Resolved Items'] as const) {
    const more = page.getByRole('region', { name }).getByRole('button', { name: 'Load more' })
    const items = page.getByRole('region', { name }).getByRole('listitem')
    // So many were written just now that the list may be asked for anew meanwhile.
    const further = async () => {
      await items.last().evaluate((item) => item.scrollIntoView())
      return titles(page, name).count()
    }
    await expect.poll(further).toBe(27)
    await expect(more).toHaveCount(0)
  }
  await expect(titles(page, 'Resolved Items').first()).toHaveText('Done 26')
})

test('is as readable in the dark', async ({ page, board }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const priority of ['URGENT', 'HIGH', 'MEDIUM', 'LOW'] as const)
    await board.post({ title: priority, priority })
  const { id } = await board.post({ title: 'Done' })
  await board.ask('POST', `/api/hotboard/${id}/resolve`, { notes: 'As it should be' })
  await page.goto('/hotboard')
  await expect(titles(page, 'Active Items')).toHaveText(['URGENT', 'HIGH', 'MEDIUM', 'LOW'])
  await expectAccessible(page)
  await cardOf(page, 'HIGH').getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Hot Board Item' })
  const all = (await board.ask('GET', '/api/hotboard')) as { id: number; title: string }[]
  const high = all.find(({ title }) => title === 'HIGH')
  await board.ask('PUT', `/api/hotboard/${high?.id}`, { version: 1, description: 'Newer' })
  await editing.getByLabel('Title').fill('Mine')
  await editing.getByRole('button', { name: 'Update Item' }).click()
  await expect(editing.getByRole('button', { name: 'Keep mine' })).toBeVisible()
  await expectAccessible(page)
})

test('is worked by keyboard alone', async ({ page, board }) => {
  await board.post({ title: 'Order wax' })
  await page.goto('/hotboard')
  await cardOf(page, 'Order wax').getByRole('button', { name: 'Resolve' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const editing = page.getByRole('dialog', { name: 'Edit Hot Board Item' })
  await expect(editing.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' soon')
  await page.keyboard.press('Enter')
  await expect(editing).toBeHidden()
  const card = cardOf(page, 'Order wax soon')
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(titles(page, 'Resolved Items')).toHaveText(['Order wax soon'])
})

test('opens its dialogs as sheets on phones, as windows at a desk', async ({ page, isMobile }) => {
  await page.goto('/hotboard?dialog=add-item')
  const dialog = page.getByRole('dialog', { name: 'Add Hot Board Item' })
  await expect(dialog).toBeVisible()
  const gap = () =>
    dialog.evaluate((window) => Math.round(innerHeight - window.getBoundingClientRect().bottom))
  if (isMobile) await expect.poll(gap).toBe(0)
  else await expect.poll(gap).toBeGreaterThan(50)
})
