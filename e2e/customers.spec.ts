import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { choose } from './choose.ts'
import { cards, search, test } from './customersPage.ts'
import { interceptQuery, nothing, withBusiness, withViewer } from './interceptQuery.ts'
import { expectToast } from './pages.ts'
import { walkStates } from './states.ts'

test('The Customers screen shows the loading, error and empty states, then the customers, also in dark mode', async ({
  page,
}) => {
  const empty = withBusiness((business) => {
    business.customers = nothing
    business.stats.totalCustomers = 0
  })
  const query = 'CustomersScreenQuery'
  await walkStates(page, { address: '/customers', query, loading: 'Loading customers', answer: empty })
  await expect(page.getByText('No customers yet')).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/graphql')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expect(cards(page)).toHaveCount(25)
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /^\(\d{3}\)\d{3}-\d{4}$/ }),
  ).toHaveAttribute('href', /^tel:\d{10}$/)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(25)
})

test('The search finds customers while one types, from here and from the header', async ({ page, robin }) => {
  await page.goto('/customers')
  await search(page).pressSequentially(robin.name.toLowerCase())
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(robin.name)
  await expect(page).toHaveURL(/\?q=robin\+fairweather/)
  await expect(search(page)).toBeFocused()

  await search(page).fill(robin.phone.slice(2))
  await expect(cards(page)).toContainText([robin.name])

  await search(page).fill(`${robin.phone}0`)
  await expect(page.getByText(`No customers match “${robin.phone}0”`)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Clear search').click()
  await expect(cards(page)).toHaveCount(25)
  await expect(search(page)).toBeFocused()

  await page.goto('/activities')
  await page.getByRole('combobox', { name: 'Search customers' }).fill(robin.phone)
  await page.getByRole('listbox', { name: 'Customers' }).getByText('Show all on Customers').click()
  await expect(page).toHaveURL(/\/customers\?q=/)
  await expect(cards(page)).toContainText([robin.name])
})

/** The names of the cards that are wholly in view. */
const inView = (page: Page) =>
  cards(page).evaluateAll((items) =>
    items
      .filter((item) => {
        const { top, bottom } = item.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
      .map((item) => item.querySelector('h2')?.textContent),
  )

test('Back from a customer shows the part of the list that one left', { tag: '@phone' }, async ({ page }) => {
  // By name: those whom other tests add meanwhile would stand first, and move the newest.
  await page.goto('/customers?sort=name')
  await expect(cards(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(40)
  await cards(page).nth(38).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, -20)
  // The wheel turns the page in a later frame.
  let left: Awaited<ReturnType<typeof inView>> = []
  const settled = async () => {
    const before = left
    left = await inView(page)
    return left.length > 0 && left.join() === before.join()
  }
  await expect.poll(settled, { intervals: [300] }).toBe(true)
  await page
    .getByRole('main')
    .getByRole('link', { name: left.at(-1) ?? '' })
    .click()
  await expect(page).toHaveURL(/\/customers\/\d+/)
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
  // The heights of what has not been in view are estimates, and settle in the frames after it.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 90; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await inView(page)).toEqual(left)
})

test('A user shows customers as a list, and saves a named view', { tag: '@phone' }, async ({
  page,
  robin,
}) => {
  const top = async (box: Locator) => (await box.boundingBox())?.y ?? 0
  const save = page.getByRole('button', { name: 'Save View' })
  const noneSaved = withViewer((viewer) => {
    viewer.savedViews = []
  })
  await interceptQuery(page, 'CustomersScreenQuery', noneSaved)
  await page.goto('/customers')
  const before = await top(search(page))
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await choose(panel.getByRole('combobox', { name: 'Next step' }), 'None')
  await expect(page).toHaveURL('/customers?next=none')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove the filter Next step: none' })).toBeVisible()
  await expect(save).toBeVisible()
  expect(await top(search(page))).toBe(before)
  await page.unroute('**/graphql')

  const address = `/customers?q=${robin.name.replaceAll(' ', '+')}&view=list`
  await page.goto(address)
  await expect(cards(page)).toContainText([robin.name])
  await expectAccessible(page)
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(sideways).toBe(false)
  const apart = async (one: Locator, other: Locator) => Math.abs((await top(one)) - (await top(other)))
  const changeStatus = page.getByRole('button', { name: 'Change Status' })
  await expect.poll(() => apart(changeStatus, search(page))).toBeLessThan(4)
  await expect.poll(() => apart(save, page.getByRole('button', { name: 'Cards' }))).toBeLessThan(4)
  const name = `Waiting ${Date.now()}`
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Save View' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save View' }).click()
  await expectToast(page, 'View saved successfully')

  await page.goto('/customers')
  await expect.poll(sideways).toBe(false)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL('/customers')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: `Edit the view ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete View' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete View' })
  await question.getByRole('button', { name: 'Delete View' }).click()
  await expectToast(page, 'View deleted successfully')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
