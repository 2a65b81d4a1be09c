import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test } from './businesses.ts'
import { addColleague, expectToast, openLive, signInAs } from './pages.ts'

type Account = Parameters<typeof signInAs>[1]

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true })
const names = (page: Page) => part(page, 'The team').getByRole('heading', { level: 3 })
const shown = (page: Page) => page.getByRole('switch', { name: 'Show me on the board' })
const off = (page: Page) => page.getByText('The team board is switched off')

/** Puts items on the hot board in somebody's name, past the screens; resolves them in another's. */
async function fix(page: Page, maker: Account, resolver: Account | null, titles: readonly string[]) {
  const headersOf = async ({ username, password }: Account) => {
    const answer = await page.request.post('/api/auth/login', { data: { username, password } })
    return { authorization: `Bearer ${(await answer.json()).token}` }
  }
  const headers = await headersOf(maker)
  const resolving = resolver && (await headersOf(resolver))
  for (const title of titles) {
    const data = { title, description: `About ${title}`, priority: 'medium' }
    const answer = await page.request.post('/api/hotboard', { headers, data })
    expect(answer.status()).toBe(201)
    const { id } = await answer.json()
    if (!resolving) continue
    const done = await page.request.post(`/api/hotboard/${id}/resolve`, { headers: resolving, data: {} })
    expect(done.ok()).toBe(true)
  }
}

test('A new shop reads how points come; then its week stands first, oneself next, and everybody by what they did', {
  tag: '@phone',
}, async ({ page, openBusiness, database }) => {
  const business = await openBusiness('Break & Run Billiards')
  const nell = await addColleague(database, business)
  await signInAs(page, business)
  await page.goto('/team-board')
  await expect(page.getByRole('heading', { level: 1, name: 'Team Board' })).toBeVisible()
  await expect(part(page, /^This week/)).toContainText('0points, together')
  await expect(part(page, /^This week/)).toContainText('A fresh week.')
  await expect(page.getByText('Points come with the work')).toBeVisible()
  await expect(names(page)).toHaveText(['Nell Archer', /^Robin Porter/])
  await expect(part(page, 'You')).toContainText('Newcomer')
  await expect(page.getByRole('progressbar', { name: 'Progress to Helper' })).toHaveAttribute(
    'aria-valuetext',
    '100 points to Helper',
  )
  await expect(part(page, 'Your latest points')).toHaveCount(0)
  await expectAccessible(page)

  // Ten for each, and ten more because it was quick.
  await fix(page, nell, business, ['Cue stolen'])
  await fix(page, business, nell, ['Lamp flickers', 'Order wax'])
  await page.reload()
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([/^This week, /, 'You', 'The team', 'Your latest points'])
  await expect(part(page, /^This week/)).toContainText('60points, together')
  await expect(part(page, /^This week/).getByRole('img', { name: /^Points by day: .*\b60$/ })).toBeVisible()
  await expect(names(page)).toHaveText(['Nell Archer', /^Robin Porter.*You/])
  await expect(part(page, 'You')).toContainText('20 points, 20 this week')
  await expect(part(page, 'You')).toContainText('Today counts already')
  await expect(part(page, 'You').getByRole('listitem').filter({ hasText: 'First Fix' })).toContainText(
    'Earned',
  )
  await expect(part(page, 'You').getByRole('listitem').filter({ hasText: 'Quick Draw' })).toContainText(
    '1 of 25',
  )
  await expect(page.getByText('Points come with the work')).toHaveCount(0)
  // The ledger is one's own: what Nell did is not in it.
  await expect(part(page, 'Your latest points').getByRole('listitem')).toHaveCount(2)
  await expect(part(page, 'Your latest points')).toContainText('Cue stolen')
  await expect(part(page, 'Your latest points')).not.toContainText('Lamp flickers')
  await expectAccessible(page)
  await expectAccessibleDark(page)
})

test('A user who hides is gone for colleagues and still counts, and may come back', async ({
  page,
  openBusiness,
  database,
  browser,
  baseURL,
}) => {
  const business = await openBusiness('Break & Run Billiards')
  const nell = await addColleague(database, business)
  await fix(page, business, nell, ['Lamp flickers'])
  const context = await browser.newContext({ baseURL })
  const hers = await context.newPage()
  await signInAs(hers, nell)
  await hers.goto('/team-board')
  await signInAs(page, business)
  await openLive(page, '/team-board')
  await expect(names(page)).toHaveText(['Nell Archer', /^Robin Porter/])

  await expect(shown(hers)).toBeChecked()
  await shown(hers).click()
  await expectToast(hers, 'Only you see your points now')
  await expect(shown(hers)).not.toBeChecked()
  await expect(shown(hers)).toBeFocused()
  await expect(names(hers).filter({ hasText: 'Nell Archer' })).toContainText('Only you see this')
  await expectAccessible(hers)

  // Open team boards update without a reload.
  await expect(names(page)).toHaveText([/^Robin Porter/])
  await expect(part(page, /^This week/)).toContainText('20points, together')
  await expect(page.getByText('Nell Archer')).toHaveCount(0)

  await hers.reload()
  await expect(shown(hers)).not.toBeChecked()
  await shown(hers).click()
  await expectToast(hers, 'Team members see you on the board again')
  await expect(names(page)).toHaveText(['Nell Archer', /^Robin Porter/])
  await context.close()
})

test('An admin switches the board off for the shop and on again', async ({
  page,
  openBusiness,
  database,
  browser,
  baseURL,
}) => {
  const business = await openBusiness('Break & Run Billiards')
  const nell = await addColleague(database, business)
  await fix(page, business, nell, ['Lamp flickers'])
  const context = await browser.newContext({ baseURL })
  const hers = await context.newPage()
  await signInAs(hers, nell)
  await openLive(hers, '/team-board')
  await expect(part(hers, 'You')).toContainText('20 points')

  await signInAs(page, business)
  await page.goto('/settings')
  const points = page.getByRole('switch', { name: 'Team board' })
  await expect(points).toBeChecked()
  await points.click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Business information updated successfully')
  const rooms = page.getByRole('navigation', { name: 'Main' })
  await expect(rooms.getByRole('link', { name: 'Hot Board' })).toBeVisible()
  await expect(rooms.getByRole('link', { name: 'Team Board' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Find or go to/ }).click()
  const palette = page.getByRole('dialog', { name: 'Find a customer, go anywhere, add anything' })
  await palette.getByRole('combobox').fill('board')
  await expect(palette.getByRole('option', { name: 'Hot Board', exact: true })).toBeVisible()
  await expect(palette.getByRole('option', { name: 'Team Board' })).toHaveCount(0)

  // She stands before it: it goes while she looks, and says why.
  await expect(off(hers)).toBeVisible()
  await expect(hers.getByText(/An admin of your business can switch it on/)).toBeVisible()
  await expect(hers.getByRole('link', { name: 'Open Settings' })).toHaveCount(0)
  await page.goto('/team-board')
  await expect(off(page)).toBeVisible()
  await expectAccessible(page)
  // Nobody earns anything now.
  await fix(page, business, nell, ['Order wax'])

  await page.getByRole('link', { name: 'Open Settings' }).click()
  await expect(points).not.toBeChecked()
  await points.click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Business information updated successfully')
  await rooms.getByRole('link', { name: 'Team Board' }).click()
  await expect(part(page, /^This week/)).toContainText('20points, together')
  await expect(part(hers, 'You')).toContainText('20 points')
  await context.close()
})

async function resolve(page: Page, title: string) {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title }) })
    .getByRole('button', { name: 'Resolve' })
    .click()
  await page
    .getByRole('alertdialog', { name: 'Resolve Hot Board Item' })
    .getByRole('button', { name: 'Resolve' })
    .click()
}

test('The first fix is celebrated beside the work, with confetti only where motion is wanted', async ({
  page,
  openBusiness,
  database,
}) => {
  const business = await openBusiness('Break & Run Billiards')
  const nell = await addColleague(database, business)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await fix(page, nell, null, ['Cue stolen', 'Order wax'])
  await signInAs(page, business)
  await page.goto('/hotboard')
  await resolve(page, 'Cue stolen')
  const card = page.getByRole('status').filter({ hasText: 'First Fix' })
  const paper = card.locator('.confetti').first()
  await expect(paper).toBeAttached()
  await expect(card).toHaveText(/Badge earned:\s*First Fix\s*Resolve a hot board item/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(paper).toBeHidden()
  await expectAccessible(page, '[role=status]:not(:empty)')
  // Work goes on beneath it: the focus is where resolving leads, and not in the card.
  await expect(page.getByRole('heading', { level: 3, name: 'Order wax' })).toBeFocused()

  await page.goto('/team-board')
  await expect(part(page, 'You').getByRole('listitem').filter({ hasText: 'First Fix' })).toContainText(
    'Earned',
  )
})

test('A celebration whose code did not arrive leaves the screen as it is', async ({
  page,
  openBusiness,
  database,
}) => {
  const business = await openBusiness('Scratch Billiards')
  const nell = await addColleague(database, business)
  await fix(page, nell, null, ['Cue stolen', 'Order wax'])
  await signInAs(page, business)
  await page.goto('/hotboard')
  await page.route(/Celebration-/, (route) => route.abort())
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('Celebration-'))
  await resolve(page, 'Cue stolen')
  await missing
  await resolve(page, 'Order wax')
  await expect(page.getByText('Nothing on the hot board')).toBeVisible()
  expect(loads).toBe(0)
})
