import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { abortQueries } from './interceptQuery.ts'
import { linksIn, mailTo, subjects } from './outbox.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const button = (page: Page) => page.getByRole('button', { name: 'Verify Email Address' })

/** A business that has just registered: whom the mail goes to, and how they sign in. */
async function registered(page: Page, project: string) {
  const username = `vera-${project}-${Date.now()}`
  const account = { username, password: 'break shot', email: `${username}@example.com` }
  const answer = await page.request.post('/api/auth/register-business', {
    data: {
      businessData: { name: `Verified parlour ${username}` },
      userData: { ...account, firstName: 'Vera', lastName: 'Moss' },
    },
  })
  expect(answer.status()).toBe(201)
  const mail = await mailTo(account.email, 1, subjects.verification)
  expect(mail).not.toMatch(/Verified parlour|Vera|Moss/)
  const [link = '', ...more] = linksIn(mail)
  expect(more).toEqual([])
  return { ...account, link }
}

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Dashboard')).toBeVisible()
}

test('The link of a mail verifies the address of a new business by the link of its mail, once', async ({
  page,
}, { project }) => {
  const { link } = await registered(page, project.name)
  // A scanner opens the link.
  expect((await page.request.get(link)).status()).toBe(200)
  await page.goto('/login')
  await page.goto(link)
  await expect(page).toHaveTitle('Verify your email address · Cuecard')
  await expect(heading(page, 'Verify your email address')).toBeFocused()
  await expect(page).toHaveURL(/\/verify-email$/)
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await page.reload()
  await abortQueries(page)
  await button(page).click()
  await expect(notifications(page)).toContainText('Cuecard can’t be reached')
  await page.unroute('**/graphql')
  await button(page).click()
  await expect(heading(page, 'Your email address is verified')).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(heading(page, 'Your email address is verified')).toBeVisible()

  await page.goto(link)
  await button(page).click()
  await expect(heading(page, 'This link no longer works')).toBeFocused()
  await expectAccessible(page)
})

test('A signed-in user gets the link again, which invalidates the earlier one', async ({ page }, {
  project,
}) => {
  const { link, ...account } = await registered(page, project.name)
  await signIn(page, account)
  await page.goto('/settings?tab=team')
  await expect(page.getByText('Not verified')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(notifications(page)).toContainText(`A link is on its way to ${account.email}`)
  const [second = ''] = linksIn(await mailTo(account.email, 2, subjects.verification))

  await page.goto(link)
  await button(page).click()
  await expect(heading(page, 'This link no longer works')).toBeVisible()
  await page.getByRole('link', { name: 'Open team settings' }).click()
  await expect(page.getByText('Not verified')).toBeVisible()

  await page.goto(second)
  await button(page).click()
  await expect(heading(page, 'Your email address is verified')).toBeVisible()
  await page.getByRole('link', { name: 'Open Cuecard' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await page.goto('/settings?tab=team')
  await expect(page.getByRole('heading', { level: 3, name: /Vera Moss/ })).toBeVisible()
  await expect(page.getByText('Not verified')).toBeHidden()
})
