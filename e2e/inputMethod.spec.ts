import { expect, type Page } from '@playwright/test'
import { test } from './board.ts'

/** Types a text that an input method has not finished yet, and presses a key that belongs to it. */
async function composeAndPress(page: Page, text: string, key: 'Enter' | 'Escape') {
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
  await page.keyboard.press(key)
}

test('Enter and Esc belong to the composition while it lasts', async ({ page, board }) => {
  await board.signInAs(page)
  await page.goto('/settings?tab=interests')
  const add = page.getByLabel('New interest option')
  const options = page.getByRole('tabpanel').getByRole('listitem')
  await add.focus()
  await composeAndPress(page, '田中', 'Enter')
  await page.keyboard.press('End')
  await expect(add).toHaveValue('田中')
  await expect(options).toHaveCount(0)

  const search = page.getByRole('combobox', { name: 'Search customers' })
  await search.focus()
  await composeAndPress(page, 'たなか', 'Enter')
  await expect(search).toHaveValue('たなか')
  await composeAndPress(page, 'たなか', 'Escape')
  await expect(page).toHaveURL(/\/settings/)
})
