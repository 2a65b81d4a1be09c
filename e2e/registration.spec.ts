import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { choose } from './choose.ts'
import { abortQueries } from './interceptQuery.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Register Your Business' })
const opener = (page: Page) => page.getByRole('button', { name: 'Register New Business' })

/** A separate business for each test and screen size. */
function businessOf(project: string, words: string) {
  const stamp = `${project}-${Date.now()}`
  return { name: `${words} ${stamp}`, username: `rita-${stamp}`, password: 'break shot' }
}
type TestBusiness = ReturnType<typeof businessOf>

async function fillIn(page: Page, { name, username, password }: TestBusiness) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Business Name').fill(name)
  await choose(dialog.getByRole('combobox', { name: 'Business Type' }), 'Billiards')
  await dialog.getByLabel('Business Phone').fill('5855550142')
  await dialog.getByLabel('First Name').fill('Rita')
  await dialog.getByLabel('Last Name').fill('Moss')
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel(/^Email/).fill('rita@moss.example')
  await dialog.getByLabel(/^Password/).fill(password)
  await dialog.getByLabel('Confirm Password').fill(password)
}

/** Screens of a new business and their empty states; the tests of the other screens cover theirs. */
const emptyScreens = [
  ['/activities', 'The log writes itself'],
  ['/followups', 'Every customer you add gets the steps of their plan'],
  ['/followups/plans', 'Thank-you call'],
] as const

test(
  'A business registers, and adds its first customer from the first steps',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const business = businessOf(project.name, 'Moss Billiards')
    await page.goto('/login')
    await opener(page).click()
    const dialog = dialogOf(page)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect(page).toHaveURL(/\/login$/)
    await opener(page).click()
    await expect(dialog.getByLabel('Business Name')).toBeFocused()
    await expect(dialog).toContainText('private and isolated')

    await dialog.getByRole('button', { name: 'Register Business' }).click()
    await expect(dialog.getByText('Business name is required', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectAccessibleDark(page)

    await fillIn(page, business)
    await dialog.getByRole('button', { name: 'Register Business' }).click()

    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText(business.name).first()).toBeAttached()
    const steps = page.getByRole('region', { name: 'First steps' })
    await expect(steps).toBeVisible()
    await expectAccessible(page)

    for (const [path, words] of emptyScreens) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    }

    await page.goto('/')
    await steps.getByRole('button', { name: 'Add a customer' }).click()
    const customer = page.getByRole('dialog', { name: 'Add New Customer' })
    await customer.getByLabel('First Name').fill('Harold')
    await customer.getByLabel('Last Name').fill('Beck')
    await customer.getByLabel('Phone').fill('5855550199')
    const interest = customer.getByRole('combobox', { name: 'Interest' })
    await interest.click()
    await expect(page.getByRole('option')).toHaveText([
      'Pool tables',
      'Accessories',
      'Shuffle board',
      'Darts',
      'Foosball',
    ])
    await page.keyboard.press('Escape')
    await choose(interest, 'Darts')
    await customer.getByRole('button', { name: 'Add Customer' }).click()
    await expect(customer).toBeHidden()
    await expect(steps.getByRole('heading', { name: 'Add your first customer (done)' })).toBeVisible()
    await expectAccessible(page)
    await steps.getByRole('button', { name: 'Hide first steps' }).click()
    await expect(steps).toBeHidden()
    await page.goto('/followups?tab=upcoming')
    await expect(page.getByRole('main').getByText('Harold Beck').first()).toBeVisible()
  },
)

test('A refusal keeps everything typed', async ({ page, request }, { project }) => {
  const business = businessOf(project.name, 'Twice')
  const { name, ...account } = business
  const userData = { ...account, firstName: 'Rita', lastName: 'Moss', email: 'rita@moss.example' }
  const data = { businessData: { name }, userData }
  expect((await request.post('/api/auth/register-business', { data })).status()).toBe(201)

  await page.goto('/login?dialog=register')
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  await fillIn(page, business)
  await dialog.getByRole('button', { name: 'Register Business' }).click()
  await expect(notifications(page)).toContainText('Registration Failed')
  await expect(notifications(page)).toContainText('Username already exists')
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await expect(dialog.getByLabel('Username')).toHaveValue(business.username)
  await expect(dialog.getByLabel('Business Name')).toHaveValue(business.name)
  await expect(dialog.getByLabel(/^Password/)).toHaveValue(business.password)

  await abortQueries(page)
  await dialog.getByLabel('Username').fill(`${business.username}-two`)
  await dialog.getByRole('button', { name: 'Register Business' }).click()
  await expect(notifications(page)).toContainText('Cuecard can’t be reached')
  await page.unroute('**/graphql')
  await dialog.getByRole('button', { name: 'Register Business' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
})
