import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { type TestBusiness, test } from './businesses.ts'
import { expectBackCloses, expectQuestion } from './history.ts'

async function signIn(page: Page, { username, password }: Pick<TestBusiness, 'username' | 'password'>) {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The panel, showing the businesses of a name. */
async function openPanel(page: Page, name: string) {
  await signIn(page, { username: 'triton', password: 'the operator' })
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  await search(page, name)
}

async function search(page: Page, name: string) {
  await page.getByLabel('Search businesses').fill(name)
  await expect(page).toHaveURL(/\?q=/)
}

/** A business: its row at a desk, its card on a phone. */
function businessNamed(page: Page, name: string) {
  return page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: name })
    .filter({ visible: true })
}

/** Chooses an item in the status menu of a business. */
async function changeState(row: Locator, name: string, role: 'menuitem' | 'menuitemradio', choice: string) {
  await row.getByRole('button', { name: `change the status of ${name}` }).click()
  await row.page().getByRole(role, { name: choice }).click()
}

const toast = (page: Page, title: string, text: string) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .filter({ hasText: title })
    .filter({ hasText: text })

let serial = 0
const fresh = (name: string, project: string) => `${name} ${project} ${Date.now()}-${++serial}`

test('A superadmin suspends and activates a business; its users are signed out immediately', async ({
  page,
  browser,
  openBusiness,
}, { project }) => {
  const business = await openBusiness(fresh('Chalk and Cue', project.name))
  const elsewhere = await browser.newPage()
  await signIn(elsewhere, business)
  await expect(elsewhere).toHaveURL(/\/$/)
  await expect(elsewhere.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await openPanel(page, business.name)
  const row = businessNamed(page, business.name)
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await changeState(row, business.name, 'menuitem', 'Suspend Business')
  const question = page.getByRole('alertdialog', { name: 'Suspend Business' })
  await expect(question).toContainText('is signed out at once')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(page.getByText(`${business.name} has been suspended`)).toBeVisible()
  await expect(row.getByText('Suspended', { exact: true })).toBeVisible()

  await expect(elsewhere).toHaveURL(/\/login/)
  await signIn(elsewhere, business)
  await expect(
    elsewhere.getByText('This business is suspended. Please contact support.').first(),
  ).toBeVisible()
  await elsewhere.close()

  await changeState(row, business.name, 'menuitem', 'Activate business')
  await expect(page.getByText(`${business.name} has been activated`)).toBeVisible()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()

  await changeState(row, business.name, 'menuitemradio', 'Subscription Cancelled')
  const cancelling = page.getByRole('alertdialog', { name: 'Cancel Subscription' })
  await expectBackCloses(page, cancelling)
  await changeState(row, business.name, 'menuitemradio', 'Subscription Cancelled')
  await cancelling.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByText(`The subscription of ${business.name} is cancelled now`)).toBeVisible()

  await page.getByRole('tab', { name: 'Audit Trail' }).click()
  await expect(page.getByText(`suspended ${business.name}`)).toBeVisible()
  await expect(
    page.getByText(`changed ${business.name}’s subscription from Active to Cancelled`),
  ).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'System' }).click()
  await expect(page.getByText('Backups', { exact: true })).toBeVisible()
  await expect(page.getByText('No backup')).toBeVisible()
  await expect(page.getByText(/^It answered in \d+ ms\.$/)).toBeVisible()
  await expectAccessible(page)
})

test(
  'A superadmin adds a business, gives its admin a new password, and deletes it by its name; the demo stays',
  {
    tag: '@phone',
  },
  async ({ page, browser }, { project }) => {
    const name = fresh('Rail First', project.name)
    const username = `rail-${project.name}-${Date.now()}`
    await openPanel(page, 'corner pocket')
    const demo = businessNamed(page, 'Corner Pocket Billiards')
    await expect(demo.getByRole('button', { name: 'View Users' })).toBeVisible()
    await demo.getByRole('button', { name: /^More for/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Download Export' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Delete Business' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'GraphiQL' })).toHaveAttribute('href', '/graphql')
    await search(page, name)
    await expect(page.getByText('No businesses found')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add Business' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Business' })
    await expect(dialog.getByLabel('Business Type')).toContainText('Billiards')
    await expectAccessible(page)
    const save = dialog.getByRole('button', { name: 'Create Business' })
    await save.click()
    await expect(toast(page, 'Validation Error', 'Business name is required').first()).toBeVisible()
    for (const [label, value] of [
      ['Business Name', name],
      ['Admin Username', username],
      ['Admin Email', 'rail@example.com'],
      ['Admin First Name', 'Rita'],
      ['Admin Last Name', 'Rail'],
      ['Admin Password', 'first word'],
    ] as const) {
      await dialog.getByLabel(label).fill(value)
    }
    await save.click()
    await expect(page.getByText(`${name} has been created`)).toBeVisible()
    const business = businessNamed(page, name)
    await expect(business).toContainText('1 user, 0 customers')

    await business.getByRole('button', { name: 'View Users' }).click()
    const users = page.getByRole('dialog', { name: `Users of ${name}` })
    await expectBackCloses(page, users)
    await page.goForward()
    await expect(users).toContainText(username)
    await expectAccessible(page)
    await users.getByRole('button', { name: 'Change Password of Rita Rail' }).click()
    const change = page.getByRole('dialog', { name: 'Change User Password' })
    await expectBackCloses(page, change)
    await page.goForward()
    await expectQuestion(page, change, 'New Password')
    await users.getByRole('button', { name: 'Change Password of Rita Rail' }).click()
    await change.getByLabel('New Password').fill('short')
    await change.getByRole('button', { name: 'Change Password' }).click()
    await expect(
      toast(page, 'Invalid Password', 'Password must be at least 6 characters long.').first(),
    ).toBeVisible()
    await change.getByLabel('New Password').fill('second word')
    await change.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('Password changed successfully')).toBeVisible()
    const elsewhere = await browser.newPage()
    await signIn(elsewhere, { username, password: 'second word' })
    await expect(elsewhere.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await users.getByRole('button', { name: 'Close' }).last().click()

    await business.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Download Export' }).click()
    const question = page.getByRole('dialog', { name: 'Download Export' })
    await expect(question).toContainText(name)
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: 'Download', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^cuecard-rail-first-.*-\d{4}-\d\d-\d\d\.tar\.gz$/)
    await expect(page.getByText('Export downloaded')).toBeVisible()

    await business.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete Business' }).click()
    const deletion = page.getByRole('alertdialog', { name: 'Delete Business' })
    await expectBackCloses(page, deletion)
    await business.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete Business' }).click()
    await deletion.getByLabel('Type the name of the business').fill('Rail')
    await deletion.getByRole('button', { name: 'Delete Business' }).click()
    await expect(deletion).toContainText('This is not the name of the business.')
    await expectAccessible(page)
    await deletion.getByLabel('Type the name of the business').fill(name)
    await deletion.getByRole('button', { name: 'Delete Business' }).click()
    await expect(page.getByText('Business deleted successfully')).toBeVisible()
    await expect(page.getByText('No businesses found')).toBeVisible()
    await expect(elsewhere).toHaveURL(/\/login/)
    await elsewhere.close()
  },
)
