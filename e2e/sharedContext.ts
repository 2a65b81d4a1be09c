import { type BrowserContext, test as base, type Page } from '@playwright/test'

/** An address of the server where no screen loads. */
export const withoutScreen = '/favicon.svg'

interface Shared {
  context: BrowserContext
  /** Stays open, because Chromium ends the process of a site with the last page, and the compiled code with it. */
  parked: Page
}

/**
 * The tests of a worker share one browser context: what a page costs in a new one is mostly the start of a process, and
 * code that is fetched and compiled again. A test has a page of its own, with its own history, session storage, routes
 * and emulation, and begins with no cookies and with the storage of `storageState`. `ownContext` is for tests of code
 * that did not arrive, which the cache would bring, and for those that change what would last in the context.
 */
export const test = base.extend<{ ownContext: boolean }, { shared: Partial<Shared> }>({
  ownContext: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  shared: [({}, use) => use({}), { scope: 'worker' }],

  context: async ({ ownContext, shared, browser, storageState }, use) => {
    if (ownContext) {
      const own = await browser.newContext()
      await use(own)
      return own.close()
    }
    shared.context ??= await browser.newContext({ storageState: undefined })
    const { context } = shared
    if (!shared.parked) {
      shared.parked = await context.newPage()
      await shared.parked.goto(withoutScreen)
    }
    const { parked } = shared
    await context.clearCookies()
    const [origin] = typeof storageState === 'object' ? storageState.origins : []
    await parked.evaluate((entries) => {
      localStorage.clear()
      for (const { name, value } of entries) localStorage.setItem(name, value)
    }, origin?.localStorage ?? [])
    await use(context)
    for (const page of context.pages()) if (page !== parked) await page.close()
  },
})
