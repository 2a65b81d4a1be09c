import { expect, type Page } from '@playwright/test'
import { test as newBusiness } from './businesses.ts'
import { signInAs } from './pages.ts'
import { cardOf, inHours, test } from './scheduling.ts'

test.use({ ownContext: true })

declare global {
  interface Window {
    /** The sum of the layout shifts that no press explains. */
    layoutShift: number
  }
}

/** Opens an address on a slow phone and waits until nothing more arrives. */
async function openSlowly(page: Page, address: string) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  const { send } = await page
    .context()
    .newCDPSession(page)
    .then((session) => ({ send: session.send.bind(session) }))
  await send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
}

const shift = (page: Page) => page.evaluate(() => window.layoutShift)

newBusiness(
  'the first steps of a new business come with the Dashboard',
  {
    tag: '@phone-alone @phone',
  },
  async ({ page, openBusiness }) => {
    await signInAs(page, await openBusiness('Slow Phone Billiards'))
    await openSlowly(page, '/')
    await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
    await expect(page.getByText('Nothing on the hot board')).toBeVisible()
    expect(await shift(page)).toBeLessThan(0.05)
  },
)

test('A card that is ticked keeps its place, and nothing jumps when it leaves', {
  tag: '@phone-alone @phone',
}, async ({ page, robin, schedule }) => {
  await schedule(inHours(-2))
  await openSlowly(page, '/scheduled-contacts?tab=overdue')
  const card = cardOf(page, robin.name)
  await card.getByRole('button', { name: robin.name }).click()
  await expect(card).toHaveCount(0)
  expect(await shift(page)).toBeLessThan(0.05)
})
