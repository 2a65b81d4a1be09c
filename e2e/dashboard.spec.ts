import { expect, mergeTests, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { choose } from './choose.ts'
import { test as ofBusiness } from './followUps.ts'
import { interceptQuery, withViewer } from './interceptQuery.ts'
import { expectToast } from './pages.ts'
import { test as ofDemo } from './signedIn.ts'
import { tryAgain } from './states.ts'

const test = mergeTests(ofDemo, ofBusiness)

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const upcoming = (page: Page) => panel(page, 'Upcoming Contacts')
const card = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })

const figure = (page: Page, label: string) => card(page, label).getByText(/^[\d,]+$/)

/** Marks the page; a reload would lose the mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-page', ''))
const expectSamePage = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-same-page')

/** Where the figures and the lists stand, and how large they are, in whole pixels. */
const places = (page: Page) =>
  page.locator('main .rounded-xl').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )

const greeting = (page: Page) => page.getByText(/^Good .*, Sam$/)

test('The skeleton of the Dashboard has the shape of what comes, where nothing moves: how the shop stands, what is next and urgent, and notes', {
  tag: '@phone',
}, async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await interceptQuery(page, 'DashboardScreenQuery', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('status', { name: 'Loading dashboard' })).toBeVisible()
  await expectAccessible(page)
  const before = await places(page)
  answer()
  await expect(greeting(page)).toBeVisible()
  expect(before).toHaveLength(9)
  expect(await places(page)).toEqual(before)

  for (const label of ['Total Customers', 'Scheduled Today', 'Completed Today']) {
    await expect(card(page, label)).toContainText(/(Up|Down)?\d+% ?in 30 days$/)
  }
  await expect(card(page, 'Hot Board Items')).toContainText(/\d+ new today$/)
  await expect(card(page, 'Follow-ups Today')).toContainText(/\d+$/)
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(3)
  await expect(
    upcoming(page)
      .getByRole('link', { name: /^\(\d{3}\)\d{3}-\d{4}$/ })
      .first(),
  ).toHaveAttribute('href', /^tel:\d{10}$/)
  const urgent = panel(page, 'Hot Board Urgent Items').getByRole('listitem')
  await expect(urgent).toHaveCount(3)
  await expect(urgent.first()).toContainText('Urgent')
  await expect(panel(page, 'Sticky Notes').getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBe(0)
})

test('The Dashboard shows a load error, and leads a new business to its first customer', async ({ page }) => {
  const query = 'DashboardScreenQuery'
  const empty = withViewer(({ business, stickyNotes, sharedNotes }) => {
    for (const list of [business.next, business.hotBoardItems, stickyNotes, sharedNotes]) list.edges = []
    business.contactCounts.overdue = 0
    Object.assign(business.stats, { totalCustomers: 0, customersTrend: 0 })
  })
  await interceptQuery(page, query, (route) => route.abort())
  await page.goto('/')
  await tryAgain(page, query, empty)
  await expect(page.getByText('Nobody to contact yet')).toBeVisible()
  await expect(page.getByText('Nothing on the hot board')).toBeVisible()
  await expect(page.getByText('No sticky notes yet. Create your first one!')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add your first customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add your first customer' })).toBeFocused()
})

test('The Dashboard leads from each figure to what it counts, and back', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(greeting(page)).toBeVisible()
  for (const [label, heading] of [
    ['Total Customers', 'Customers'],
    ['Scheduled Today', 'Scheduled Contacts'],
    ['Hot Board Items', 'Hot Board'],
    ['Completed Today', 'Activity Log'],
    ['Follow-ups Today', 'Follow-ups'],
  ] as const) {
    await card(page, label).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.goBack()
    await expect(card(page, label)).toBeVisible()
  }
})

// In a separate business, so that other tests do not change the figures.
test('A user completes the next contact by keyboard and takes it back, and the Dashboard has moved on when one comes back from elsewhere', async ({
  page,
  api,
}) => {
  for (const [place, name] of ['First', 'Second', 'Third', 'Fourth', 'Fifth'].entries()) {
    const { id } = await api.newcomer(name)
    const scheduledDate = new Date(Date.now() + (place + 1) * 600_000).toISOString()
    await api.ask('POST', '/api/contacts', {
      customerId: id,
      scheduledDate,
      notes: `For ${name}\nTwo boxes`,
    })
  }
  await api.signInAs(page)
  const caller = 'Nora First'
  await page.goto('/')
  await mark(page)
  const row = upcoming(page).getByRole('listitem').filter({ hasText: caller })
  await expect(row).toContainText('For First')
  await expect(row).toContainText(/\d+:\d\d [AP]M(Today|Tomorrow)/)

  const button = row.getByRole('button', { name: `Complete now: ${caller}` })
  await button.focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Contact marked as completed')
  await expect(row).toHaveCount(0)
  await expect(figure(page, 'Completed Today')).toHaveText('1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await expect(figure(page, 'Completed Today')).toHaveText('0')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await expect(figure(page, 'Completed Today')).toHaveText('1')
  await expect(
    upcoming(page)
      .getByRole('button', { name: /^Complete now/ })
      .first(),
  ).toBeFocused()
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(3)

  await upcoming(page)
    .getByRole('link', { name: /^View all/ })
    .click()
  const contact = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Nora Second' })
  await contact.getByRole('button', { name: 'Mark as Completed', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as Completed' })
  await dialog.getByRole('button', { name: 'Mark as Completed' }).click()
  await expect(contact).toHaveCount(0)
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(upcoming(page).getByRole('listitem')).toHaveCount(3)
  await expect(upcoming(page)).not.toContainText('Nora Second')
  await expectSamePage(page)
})

test('The Dashboard counts a customer added from the header, and a contact scheduled from its list', async ({
  page,
  api,
}) => {
  await api.ask('POST', '/api/interest-options', { label: 'Pool tables' })
  await api.newcomer('Newcomer')
  await api.signInAs(page)
  await page.goto('/')
  await mark(page)
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await dialog.getByLabel('First Name').fill('Noa')
  await dialog.getByLabel('Last Name').fill('Brandt')
  await dialog.getByLabel('Phone').fill('5855550111')
  await choose(dialog.getByRole('combobox', { name: 'Interest' }), 'Pool tables')
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expectToast(page, 'Customer added successfully!')
  await expect(figure(page, 'Total Customers')).toHaveText('2')

  await upcoming(page).getByRole('button', { name: 'Schedule Contact' }).click()
  const scheduling = page.getByRole('dialog', { name: 'Schedule New Contact' })
  await scheduling.getByRole('combobox', { name: 'Customer' }).click()
  await page.getByRole('combobox', { name: 'Search customers...' }).fill('newcomer')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: /^Nora Newcomer/ }).click()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
  await scheduling.getByLabel('Date').fill(today)
  await scheduling.getByLabel('Time').fill('23:58')
  await scheduling.getByRole('button', { name: 'Schedule Contact' }).click()
  await expectToast(page, 'Contact scheduled successfully')
  await expect(figure(page, 'Scheduled Today')).toHaveText('1')
  await expectSamePage(page)
})
