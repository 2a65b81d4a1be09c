import { expect, type Locator } from '@playwright/test'
import { settled } from './accessible.ts'

/**
 * Selects an option. Waits until the list has stopped moving: a select ignores a click whose press and release hit
 * different items.
 */
export async function choose(select: Locator, option: string): Promise<void> {
  const page = select.page()
  await select.click()
  await settled(page)
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(select).toHaveText(option)
}
