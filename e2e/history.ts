import { expect, type Locator, type Page } from '@playwright/test'

const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** Tries something on a desktop's page and on a phone's. */
export async function atBothSizes(page: Page, act: () => Promise<void>): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await act()
  }
}

/** The question whether what was typed is to be lost. */
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you typed?' })

/** Back closes an overlay, and stays on its page. */
export async function expectBackCloses(page: Page, overlay: Locator): Promise<void> {
  const { href } = new URL(page.url())
  await expect(overlay).toBeVisible()
  await page.goBack()
  await expect(overlay).toBeHidden()
  const without = (url: string) => url.replace(/[?&]dialog=.*/, '')
  expect(without(page.url())).toBe(without(href))
}

/** Types into a field of an overlay, and presses Back. */
async function leaveTyped(
  page: Page,
  overlay: Locator,
  field: string,
): Promise<{ input: Locator; text: string }> {
  const input = overlay.getByLabel(field).first()
  const text = (await input.getAttribute('type')) === 'date' ? '2031-02-03' : 'Break'
  await input.fill(text)
  await page.goBack()
  return { input, text }
}

async function discard(page: Page, overlay: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(overlay).toBeHidden()
}

/** Back asks before what was typed is lost. */
export async function expectDiscards(page: Page, overlay: Locator, field: string): Promise<void> {
  await leaveTyped(page, overlay, field)
  await discard(page, overlay)
}

/** Back asks before what was typed is lost, and keeps it on request. */
export async function expectQuestion(page: Page, overlay: Locator, field: string): Promise<void> {
  const { input, text } = await leaveTyped(page, overlay, field)
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await expect(question(page)).toBeHidden()
  await expect(input).toHaveValue(text)
  await page.goBack()
  await discard(page, overlay)
}
