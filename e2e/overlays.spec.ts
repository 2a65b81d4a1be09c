import { expect, type Page } from '@playwright/test'
import { addCustomer, press, type ScreenSamples, screens } from './dialogs.ts'
import { expectBackCloses, expectDiscards, expectQuestion, phone, question } from './history.ts'
import { inHours, test } from './scheduling.ts'

const appointment = {
  startTime: '10:00',
  endTime: '11:00',
  technician: 'Elena Marsh',
  description: 'New cloth',
}

/** An address of the server that takes no time to show. */
const elsewhere = '/favicon.svg'

/** Back closes each overlay, and asks before it throws away what was typed. */
async function expectInHistory(page: Page, { dialogs, confirmations = [] }: ScreenSamples): Promise<void> {
  for (const { press: names, dialog, field } of dialogs) {
    const overlay = page.getByRole('dialog', { name: dialog, exact: true })
    await press(page, names)
    await expectBackCloses(page, overlay)
    if (!field) continue
    await page.goForward()
    await expectDiscards(page, overlay, field)
  }
  for (const { press: names, dialog } of confirmations) {
    const overlay = page.getByRole('alertdialog', { name: dialog, exact: true })
    await press(page, names)
    await expectBackCloses(page, overlay)
    await page.goForward()
    await page.waitForFunction(() => !window.history.state.overlays?.length)
    await expect(overlay).toBeHidden()
  }
}

/** The screens in five groups, because each load of a page costs more than a dialog. */
const addresses = Object.keys(screens)
const groups = [0, 1, 2, 3, 4].map((group) => addresses.filter((_, at) => at % 5 === group))

for (const group of groups) {
  test(`Back closes the dialogs of ${group.join(', ')}, and asks first once something was typed`, async ({
    page,
    graphql,
    robin,
    schedule,
  }) => {
    await schedule(inHours(1))
    const day = inHours(60 * 24)
      .toISOString()
      .slice(0, 10)
    await graphql(
      'mutation ($input: CreateServiceAppointmentInput!) { createServiceAppointment(input: $input) { business { id } } }',
      { input: { customerId: robin.id, date: day, ...appointment } },
    )
    await graphql('mutation ($input: CreateTagInput!) { createTag(input: $input) { business { id } } }', {
      input: { label: 'VIP' },
    })
    await graphql(
      'mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { business { id } } }',
      { input: { label: `Shoe size ${groups.indexOf(group) + 1}`, type: 'NUMBER' } },
    )
    const { node } = await graphql<{ node: { databaseId: number } }>(
      'query ($id: ID!) { node(id: $id) { ... on Customer { databaseId } } }',
      { id: robin.id },
    )
    // A phone's width: there Back is how sheets are closed. Dialogs of a desktop are the same elements.
    await page.setViewportSize(phone)
    for (const address of group) {
      const path = address.replace(':customer', String(node.databaseId)).replace(':day', day)
      await page.goto(elsewhere)
      await page.goto(path)
      await expectInHistory(page, screens[address] ?? { dialogs: [] })
      await expect(page).toHaveURL(path)
      // Nothing of them is left behind.
      await page.goBack()
      await expect(page).toHaveURL(elsewhere)
    }
  })
}

test('Back closes what finds everything, the bell and the menu', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/customers')
  const named = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true })
  const panels: [RegExp, string][] = [
    [/^Notifications/, 'Notifications'],
    isMobile ? [/^Open menu/, 'Menu'] : [/^Find or go to/, 'Find a customer, go anywhere, add anything'],
  ]
  for (const [button, name] of panels) {
    const panel = page.getByRole('dialog', { name })
    await named(button).click()
    await expectBackCloses(page, panel)
    await page.goForward()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

test('A link out of a panel leaves no entry of the panel behind', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/customers')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('link', { name: 'View All Activities' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(page).toHaveURL('/customers')
  await expect(panel).toBeHidden()
})

test('Leaving a page asks while something is typed there, but not once the session is over', async ({
  page,
  context,
}) => {
  await page.goto('/customers')
  await press(page, addCustomer.press)
  const dialog = page.getByRole('dialog', { name: addCustomer.dialog })
  const city = dialog.getByLabel('City')
  await city.fill('Rochester')

  // A dialog lets nobody press what is below it; a program may go on.
  const link = page.getByRole('link', { name: 'Hot Board', includeHidden: true }).first()
  await link.dispatchEvent('click')
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await expect(question(page)).toBeHidden()
  await expect(city).toHaveValue('Rochester')
  await link.dispatchEvent('click')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/hotboard')
  await expect(dialog).toBeHidden()

  await press(page, ['Add Item'])
  await page.getByRole('dialog').getByLabel('Title').fill('Lamp flickers')
  const query: string[] = []
  page.on('dialog', (asking) => {
    query.push(asking.type())
    return asking.accept()
  })
  await page.reload()
  expect(query).toEqual(['beforeunload'])

  await page.getByRole('dialog').getByLabel('Title').fill('Lamp flickers')
  const other = await context.newPage()
  await other.goto(elsewhere)
  await other.evaluate(() => localStorage.clear())
  await expect(page).toHaveURL(/\/login/)
  expect(query).toHaveLength(1)
})

test('Back closes the dialogs of those who are not in a business', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await press(page, ['Register New Business'])
  const registration = page.getByRole('dialog', { name: 'Register Your Business' })
  await expectBackCloses(page, registration)
  await page.goForward()
  await expectQuestion(page, registration, 'Business Name')

  await page.getByLabel('Username').fill('triton')
  await page.getByLabel('Password', { exact: true }).fill('the operator')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  await expectInHistory(page, {
    dialogs: [{ press: ['Add Business'], dialog: 'Add Business', field: 'Business Name' }],
    confirmations: [{ press: [/change the status of/, 'Suspend Business'], dialog: 'Suspend Business' }],
  })
})
