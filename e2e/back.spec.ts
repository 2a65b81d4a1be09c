import { expect, type Page } from '@playwright/test'
import { test as base } from './staffRoom.ts'

// Browsers keep the page that is left, and Back shows it as it was. Playwright turns that off.
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

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

async function logout(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
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

test('shows nothing of a session after Logout, also after a reload', async ({ page, room, isMobile }) => {
  await room.enter(page, 'ADMIN')
  await room.burden()
  const looks = await openBoard(page)
  await logout(page, isMobile)
  await back(page)
  await expectNothing(page)
  expect([...looks]).toEqual(['hidden'])
  await page.reload()
  await expectNothing(page)
})

test('shows the page while the session lasts, and nothing once another tab has ended it', async ({
  page,
  room,
  context,
  isMobile,
}) => {
  await room.enter(page, 'ADMIN')
  await room.burden()
  const looks = await openBoard(page)
  await page.goto('/favicon.svg')
  await back(page)
  await expect(item(page)).toBeVisible()

  await page.goto('/favicon.svg')
  const second = await context.newPage()
  await second.goto('/customers')
  await logout(second, isMobile)
  await back(page)
  // A page that was loaded would name the address to come back to.
  await expect(page).toHaveURL(/\/login$/)
  await expect(signInForm(page)).toBeVisible()
  await expect(page.getByText('Lamp flickers')).not.toBeAttached()
  expect([...looks]).toEqual(['hidden'])
})
