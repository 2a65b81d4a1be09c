import { expect } from '@playwright/test'
import { test } from './signedIn.ts'

test('Today alone has an edge where the colors are those of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/service-calendar?view=week')
  const days = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')
  const edges = () =>
    days.evaluateAll((buttons) =>
      buttons.map((button) => ({
        isToday: button.getAttribute('aria-label')?.includes('today') === true,
        hasEdge: getComputedStyle(button.lastElementChild ?? button).borderTopWidth !== '0px',
      })),
    )
  await expect.poll(async () => (await edges()).length).toBe(7)
  expect((await edges()).filter(({ isToday }) => isToday)).toHaveLength(1)
  expect((await edges()).filter(({ isToday, hasEdge }) => isToday !== hasEdge)).toEqual([])
})
