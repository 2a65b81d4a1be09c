import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Waits until nothing is on its way from one place, size or colour to another. What has just been opened begins to
 * move some frames later, so that one look would take the beginning for the end.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    for (let calm = 0; calm < 3; calm++) {
      await frame()
      const ending = moving()
      if (ending.length > 0) calm = 0
      await Promise.allSettled(ending.map(({ finished }) => finished))
    }
  })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA, and against good practice, in what the page shows now. */
async function violationsIn(page: Page, within?: string): Promise<string[]> {
  await settled(page)
  // Legacy mode analyses the page itself. The default opens another page to merge the results of frames; there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: tags, resultTypes: ['violations'] })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/**
 * Axe finds nothing; with `within`, in that part alone: axe takes what a panel half covers for a button too small. It
 * looks twice when it must: a message that fades while it looks is faint for that moment.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const found = await violationsIn(page, within)
  expect(found.length === 0 ? found : await violationsIn(page, within)).toEqual([])
}

/** Likewise when the device asks for dark colours. */
export async function expectAccessibleDark(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, within)
  await page.emulateMedia({ colorScheme: 'light' })
}
