import { existsSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test as base } from './staffedBusiness.ts'

/**
 * Browsers keep the page that is left, and Back shows it as it was. Playwright turns that off, and Chromium's headless
 * shell cannot do it: the full Chromium beside it is taken where there is one.
 */
const test = base.extend<object, { keepsPages: boolean }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const full = launchOptions.executablePath?.replace('-headless-shell', '')
      await use({
        ...launchOptions,
        ...(full && existsSync(full) && { executablePath: full }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
    },
    { scope: 'worker' },
  ],

  /** Whether this browser brings back the page that was left. Where it does not, Back loads it anew. */
  keepsPages: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL })
      await page.goto('/ready')
      await page.evaluate(() => document.body.setAttribute('data-kept', ''))
      await page.goto('/favicon.svg')
      await back(page)
      await expect(page).toHaveURL('/ready')
      const kept = await page.locator('[data-kept]').count()
      await page.close()
      await use(kept === 1)
    },
    { scope: 'worker' },
  ],
})

test.use({ ownContext: true })

const signInForm = (page: Page) => page.getByRole('button', { name: 'Sign In' })
const item = (page: Page) => page.getByRole('main').getByText('Lamp flickers')

/** Opens the hot board. In the set that it returns stands how the page looked each time the browser brought it back from its cache. */
async function openBoard(page: Page): Promise<Set<string>> {
  const looks = new Set<string>()
  page.on('console', (message) => {
    const [, visibility] = /^brought back (\w+)$/.exec(message.text()) ?? []
    if (visibility) looks.add(visibility)
  })
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.log(`brought back ${getComputedStyle(document.body).visibility}`)
    }),
  )
  await page.goto('/hotboard')
  await expect(item(page)).toBeVisible()
  return looks
}

async function logout(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(signInForm(page)).toBeVisible()
}

/** Back; a page that is brought back tells of no load. */
const back = (page: Page) => page.goBack({ waitUntil: 'commit' })

async function expectNothing(page: Page) {
  await expect(page).toHaveURL(/\/login\?next=%2Fhotboard$/)
  await expect(signInForm(page)).toBeVisible()
  await expect(page.getByText('Lamp flickers')).not.toBeAttached()
}

test('Back shows nothing of a session after Logout, also after a reload', async ({
  page,
  business,
  keepsPages,
}) => {
  await business.signInAs(page, 'ADMIN')
  await business.assignWork()
  const looks = await openBoard(page)
  await logout(page)
  await back(page)
  await expectNothing(page)
  expect([...looks]).toEqual(keepsPages ? ['hidden'] : [])
  await page.reload()
  await expectNothing(page)
})

test('Back shows the page before when it is pressed while a page loads', async ({ page, business }) => {
  await business.signInAs(page, 'ADMIN')
  await page.goto('/customers')
  await page.getByRole('link', { name: 'Hot Board' }).click()
  await expect(page).toHaveURL('/hotboard')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/HotBoardScreen-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/HotBoardScreen-.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await asked
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL('/customers')
  release()
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
})

test('Back shows the page while the session lasts, and nothing once another tab has ended it', async ({
  page,
  business,
  context,
  keepsPages,
}) => {
  await business.signInAs(page, 'ADMIN')
  await business.assignWork()
  const looks = await openBoard(page)
  await page.goto('/favicon.svg')
  await back(page)
  await expect(item(page)).toBeVisible()

  await page.goto('/favicon.svg')
  const second = await context.newPage()
  await second.goto('/customers')
  await logout(second)
  await back(page)
  // A page that is loaded names the address to come back to.
  await expect(page).toHaveURL(keepsPages ? /\/login$/ : /\/login\?next=%2Fhotboard$/)
  await expect(signInForm(page)).toBeVisible()
  await expect(page.getByText('Lamp flickers')).not.toBeAttached()
  expect([...looks]).toEqual(keepsPages ? ['hidden'] : [])
})
