import { expect, type Locator } from '@playwright/test'
import { settled } from './accessible.ts'

/** Chooses an option of a select. A press counts only where it both begins and ends, so its list must have come to rest. */
export async function choose(select: Locator, option: string): Promise<void> {
  const page = select.page()
  await select.click()
  await settled(page)
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(select).toHaveText(option)
}
