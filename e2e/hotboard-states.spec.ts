import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { cardOf, test, titles } from './board.ts'
import { walkStates } from './states.ts'

test.beforeEach(({ page, board }) => board.signInAs(page))

test('The hot board shows that it loads, that it could not, and that nothing is there, and leads to the first item', async ({
  page,
}) => {
  await walkStates(page, { address: '/hotboard', query: 'HotBoardScreenQuery', loading: 'Loading hot board' })
  await expect(page.getByText('Nothing on the hot board')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add an item' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Hot Board Item' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add an item' })).toBeFocused()
})

test('The hot board goes on beyond the first page, in both sections', async ({ page, board }) => {
  await board.fill(27)
  await page.goto('/hotboard')
  for (const name of ['Active Items', 'Resolved Items'] as const) {
    const section = page.getByRole('region', { name })
    await expect(titles(page, name)).toHaveCount(25)
    await section.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect(titles(page, name)).toHaveCount(27)
    await expect(section.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  }
  await expect(titles(page, 'Resolved Items').first()).toHaveText('Done 26')
})

test('The hot board is worked by keyboard alone, and is as readable in the dark', async ({ page, board }) => {
  for (const priority of ['URGENT', 'HIGH', 'MEDIUM', 'LOW'] as const)
    await board.post({ title: priority, priority })
  await board.post({ title: 'Order wax', priority: 'LOW' })
  await page.goto('/hotboard')
  await expect(titles(page, 'Active Items')).toHaveText(['URGENT', 'HIGH', 'MEDIUM', 'LOW', 'Order wax'])
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
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})
