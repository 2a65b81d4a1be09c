import { expect, type Page } from '@playwright/test'
import type { TestBusiness } from './businesses.ts'
import { openLive, signInAs } from './pages.ts'
import { test } from './twoServers.ts'

test.use({ ownContext: true })

async function signIn(page: Page, { username, password }: TestBusiness, at: string | undefined) {
  await page.goto(`${at}/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

/** Acts in the person's name, without a screen. */
function actor(page: Page, at: string | undefined) {
  return async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    const answer = await page.request.post(`${at}/graphql`, {
      headers: { authorization: `Bearer ${token}` },
      data: { query, variables },
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
}

const addCustomer = `mutation { createCustomer(input: {
  firstName: "Nora", lastName: "Newcomer", phoneNumber: "5550104477", interest: "Darts"
}) { customer { id } } }`
const schedule = `mutation ($customerId: ID!, $scheduledDate: DateTime!) {
  scheduleContact(input: { customerId: $customerId, scheduledDate: $scheduledDate }) { contact { id } }
}`
const complete = `mutation ($id: ID!) { completeContact(input: { id: $id, notes: "By phone" }) { contact { id } } }`
const remove = `mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { deletedCustomerId } }`

interface Made {
  createCustomer: { customer: { id: string } }
  scheduleContact: { contact: { id: string } }
}

test('What is done through one server appears on every open screen of the other', async ({
  page,
  browser,
  openBusiness,
  otherUrl,
  baseURL,
}) => {
  const business = await openBusiness('Two Doors Billiards')
  const context = await browser.newContext()
  const [log, contacts, customers] = [await context.newPage(), await context.newPage(), page]
  await signIn(customers, business, baseURL)
  await signIn(log, business, otherUrl)
  await openLive(customers, '/customers')
  await openLive(log, `${otherUrl}/activities`)
  await openLive(contacts, `${otherUrl}/contacts`)
  const act = actor(customers, baseURL)

  await expect(customers.getByText('0 customers')).toBeVisible()
  const { createCustomer } = await act<Made>(addCustomer)
  const customerId = createCustomer.customer.id
  await expect(log.getByText('New customer added')).toBeVisible()

  const scheduledDate = new Date(Date.now() + 7_200_000).toISOString()
  const { scheduleContact } = await act<Made>(schedule, { customerId, scheduledDate })
  await expect(contacts.getByRole('listitem').filter({ hasText: 'Nora Newcomer' })).toBeVisible()
  await expect(contacts.getByRole('tab', { name: /^Upcoming/ })).toContainText('1')

  await act(complete, { id: scheduleContact.contact.id })
  await expect(contacts.getByText('No upcoming contacts')).toBeVisible()
  await expect(log.getByText('Contact completed: By phone')).toBeVisible()

  await act(remove, { id: customerId })
  await expect(log.getByText('No activities recorded yet.')).toBeVisible()
  await context.close()
})

test('A stream that was lost is opened again, and nothing that happened meanwhile is missing', async ({
  page,
  context,
  openBusiness,
  baseURL,
}) => {
  const business = await openBusiness('Wobbly Line Darts')
  await signInAs(page, business)
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (address, options = {}) => {
      const line = new AbortController()
      window.addEventListener('cut', () => line.abort(), { once: true })
      return send(address, {
        ...options,
        signal: AbortSignal.any([line.signal, options.signal ?? line.signal]),
      })
    }
  })
  await openLive(page, '/activities')
  await expect(page.getByText('No activities recorded yet.')).toBeVisible()
  const act = actor(page, baseURL)
  // Playwright's offline refuses new connections and leaves open ones alone.
  await context.setOffline(true)
  await expect(page.getByText(/offline/i).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('cut')))
  await act(addCustomer)
  await expect(page.getByText('New customer added')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText('New customer added')).toBeVisible()
})

test('What happens while the code of a screen is on its way is on the screen', async ({
  page,
  openBusiness,
  baseURL,
}) => {
  await signIn(page, await openBusiness('Slow Door Billiards'), baseURL)
  let arrive = () => {}
  const late = new Promise<void>((done) => (arrive = done))
  await page.route('**/ActivitiesScreen-*.js', async (route) => {
    await late
    await route.continue()
  })
  const answerTo = (name: string) =>
    page.waitForResponse((response) => response.request().postData()?.includes(name) ?? false)
  const first = answerTo('ActivitiesScreenQuery')
  await openLive(page, '/activities')
  await first
  const refreshed = answerTo('ShellQuery')
  const act = actor(page, baseURL)
  const { createCustomer } = await act<Made>(addCustomer)
  const scheduledDate = new Date(Date.now() + 7_200_000).toISOString()
  // The bell counts contacts, so that the answer for the shell says that the event has arrived.
  await act(schedule, { customerId: createCustomer.customer.id, scheduledDate })
  await refreshed
  arrive()
  await expect(page.getByText('New customer added')).toBeVisible()
})

test('A long list, an open dialog and what is typed stay as they are when a colleague writes', async ({
  page,
  openBusiness,
  database,
  baseURL,
}) => {
  const business = await openBusiness('Long List Billiards')
  await database.query(
    `insert into "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest)
     select "businessId", 'Ann', 'No ' || n, 'Ann No ' || n, '5550100', 'Darts'
     from "User", generate_series(1, 200) n where username = $1::citext`,
    [business.username],
  )
  await signInAs(page, business)
  await openLive(page, '/customers')
  // The dialog hides the page behind it from screen readers, but not from the eye.
  const cards = page.locator('main').getByRole('listitem', { includeHidden: true })
  // The next page comes by itself when its button is near.
  const more = page.getByRole('button', { name: 'Load more', includeHidden: true })
  for (const least of [50, 75, 100, 125]) {
    await more.scrollIntoViewIfNeeded()
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(least)
  }
  const held = page.getByRole('link', { name: 'Ann No 170', exact: true, includeHidden: true })
  await held.scrollIntoViewIfNeeded()
  await expect(more).toBeAttached()
  const rows = await cards.count()
  await page.getByRole('banner').getByRole('button', { name: 'Add Customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await dialog.getByLabel('First Name').fill('Half')
  await expect(held).toBeInViewport()

  await actor(page, baseURL)(addCustomer)
  await expect(page.getByText('201 customers')).toBeAttached()
  await expect(cards).toHaveCount(rows)
  await expect(cards.first()).toContainText('Nora Newcomer')
  await expect(dialog.getByLabel('First Name')).toHaveValue('Half')
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await expect(held).toBeInViewport()
})

test('A session that is ended elsewhere ends on a screen where nobody does anything', async ({
  page,
  openBusiness,
  baseURL,
}) => {
  const business = await openBusiness('Short Shift Billiards')
  await signIn(page, business, baseURL)
  await openLive(page, '/customers')
  await business.revoke()
  await expect(page).toHaveURL(/\/login/)
})
