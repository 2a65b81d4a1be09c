import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { type TestBusiness, test } from './businesses.ts'

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/** Gives the browser an authenticator in the device, whose user is there and verified. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function typePassword(page: Page, { username, password }: TestBusiness) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function signOut(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
}

test('A user adds a passkey and signs in, confirms and removes it with it, by keyboard @phone', async ({
  page,
  openBusiness,
}) => {
  const business = await openBusiness('Parlour of the keys')
  await addAuthenticator(page)
  await page.goto('/login')
  await typePassword(page, business)
  await expect(dashboard(page)).toBeVisible()

  await page.goto('/settings?tab=team')
  await page.getByRole('button', { name: 'Your passkeys' }).click()
  const list = page.getByRole('dialog', { name: 'Your Passkeys' })
  await list.getByRole('button', { name: 'Add a Passkey' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Add a Passkey' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('My laptop')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('heading', { name: 'My laptop' })).toBeVisible()
  await expect(form).toBeHidden()
  await expectAccessible(page)
  await expectAccessibleDark(page)

  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await expect(dashboard(page)).toBeVisible()

  await signOut(page)
  await typePassword(page, business)
  await expect(page.getByRole('heading', { name: 'Use Your Passkey' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await expect(dashboard(page)).toBeVisible()

  await business.letSessionsAge()
  await page.goto('/settings?tab=team')
  await page.getByRole('button', { name: 'Your passkeys' }).click()
  await list.getByRole('button', { name: 'Remove: My laptop' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Use a Passkey' }).press('Enter')
  await expect(list.getByText('You have no passkey yet.')).toBeVisible()
})
