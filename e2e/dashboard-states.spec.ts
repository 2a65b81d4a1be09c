import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { instead, otherwise } from './instead.ts'
import { test } from './signedIn.ts'

/** A shop where nothing has happened yet. */
async function emptyShop(page: Page, totalCustomers: number) {
  const empty = otherwise((business) => {
    for (const list of ['next', 'hotBoardItems', 'stickyNotes', 'sharedNotes']) business[list].edges = []
    business.contactCounts.overdue = 0
    Object.assign(business.stats, { totalCustomers, totalCustomersTrend: '0%' })
  })
  await instead(page, 'DashboardScreenQuery', empty)
  await page.goto('/')
}

/** Where the figures and the lists stand, and how large they are, in whole pixels. */
const places = (page: Page) =>
  page.locator('main .rounded-xl').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )

const greeting = (page: Page) => page.getByText(/^Good .*, Sam$/)

test('has the shape of what comes, and nothing moves when it is there', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await instead(page, 'DashboardScreenQuery', async (route) => {
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
})

test('leads a new shop to its first customer', async ({ page }) => {
  await emptyShop(page, 0)
  await expect(page.getByText('Nobody to contact yet')).toBeVisible()
  await expect(page.getByText('Nothing on the hot board')).toBeVisible()
  await expect(page.getByText('No sticky notes yet. Create your first one!')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add your first customer' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Customer' })).toBeVisible()
})

test('leads a shop without plans to the next contact', async ({ page }) => {
  await emptyShop(page, 12)
  await expect(page.getByText('No upcoming contacts')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Schedule a contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule New Contact' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Schedule a contact' })).toBeFocused()
})

test('says that it could not load, and tries again', async ({ page }) => {
  await instead(page, 'DashboardScreenQuery', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(greeting(page)).toBeVisible()
})

test('is as readable in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Sticky Notes' }).getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)
})

test('opens a dialog named in the address', async ({ page }) => {
  await page.goto('/?dialog=add-customer')
  await expect(page.getByRole('dialog', { name: 'Add New Customer' })).toBeVisible()
})

test('fits a screen 320 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expect(greeting(page)).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBe(0)
})
