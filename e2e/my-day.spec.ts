import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { interceptQuery, withViewer } from './interceptQuery.ts'
import { expectToast } from './pages.ts'
import { test } from './scheduling.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'My day' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'My day' })
const card = (page: Page, name: string) => dialog(page).getByRole('heading', { level: 3, name })
const done = (page: Page) => dialog(page).getByRole('button', { name: 'Done, next' })

/** So long ago that they come before everything else that is late. */
const years = (count: number) => new Date(Date.now() - count * 365 * 86_400_000)

async function start(page: Page) {
  await page.goto('/')
  await panel(page).getByRole('button', { name: 'Start' }).click()
  await expect(dialog(page).getByRole('heading', { level: 3 })).toBeFocused()
}

/** Puts off what comes before someone's card: an urgent item, or another test's contact. */
async function comeTo(page: Page, name: string) {
  const heading = dialog(page).getByRole('heading', { level: 3 })
  await expect(heading).toBeVisible()
  for (let i = 0; i < 10 && (await heading.textContent()) !== name; i += 1) {
    const before = await dialog(page).getByRole('status').textContent()
    await dialog(page).getByRole('button', { name: 'Skip for now' }).click()
    await expect(dialog(page).getByRole('status')).not.toHaveText(before ?? '')
  }
  await expect(card(page, name)).toBeVisible()
}

test('My Day is worked card by card: call, outcome, next date, next card, and back again', {
  tag: '@phone',
}, async ({ page, robin, schedule }) => {
  await schedule(years(9), 'Ask about the rails')
  await start(page)
  await comeTo(page, robin.name)
  await expect(dialog(page)).toContainText('Ask about the rails')
  await expect(dialog(page).getByRole('link', { name: 'Call (585)246-0100' })).toHaveAttribute(
    'href',
    'tel:5852460100',
  )
  await dialog(page).getByLabel('How did it go?').fill('Wants black ones')
  await dialog(page).getByRole('button', { name: 'Tomorrow' }).click()
  await expect(dialog(page).getByLabel('What about')).toHaveValue('Ask about the rails')
  await expectAccessible(page)
  await expectAccessibleDark(page)
  await interceptQuery(page, 'useFinishEntryMutation', (route) => route.abort())
  await done(page).click()
  await expectToast(page, /^Failed to save/)
  await expect(dialog(page).getByLabel('How did it go?')).toHaveValue('Wants black ones')
  await page.unroute('**/graphql')
  await done(page).dblclick()
  await expectToast(page, 'Contact marked as completed, and the next contact is scheduled')
  await expect(card(page, robin.name)).toBeHidden()
  await expect(dialog(page).getByRole('heading', { level: 3 })).toBeFocused()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, robin.name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(panel(page).getByRole('button', { name: 'Start' })).toBeFocused()
})

test('My Day is worked by keyboard alone', async ({ page, robin, schedule }) => {
  await schedule(years(8), 'Rails again')
  await start(page)
  await comeTo(page, robin.name)
  await dialog(page).getByLabel('How did it go?').focus()
  await page.keyboard.type('Left a message')
  await dialog(page).getByRole('button', { name: 'Tomorrow' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true')
  await done(page).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Contact marked as completed, and the next contact is scheduled')
  await expect(card(page, robin.name)).toBeHidden()
})

test('My Day goes on when someone else completes the contact of its card', async ({
  page,
  robin,
  schedule,
  graphql,
}) => {
  await schedule(years(7), 'Rails once more')
  await start(page)
  await comeTo(page, robin.name)
  const { node } = await graphql<{ node: { contacts: { edges: { node: { id: string } }[] } } }>(
    'query ($id: ID!) { node(id: $id) { ... on Customer { contacts(first: 1) { edges { node { id } } } } } }',
    { id: robin.id },
  )
  await graphql(
    'mutation ($input: CompleteContactInput!) { completeContact(input: $input) { contact { id } } }',
    { input: { id: node.contacts.edges[0]?.node.id } },
  )
  await expect(dialog(page).getByText(`${robin.name} was settled by someone else.`)).toBeVisible()
  await expect(card(page, robin.name)).toBeHidden()
})

test('My Day ends when the day is through', async ({ page }) => {
  const last = withViewer(({ myDay }) => {
    myDay.entries = myDay.entries.slice(0, 1)
    myDay.counts.total = 1
  })
  await interceptQuery(page, 'MyDayQuery', last)
  await start(page)
  await expect(dialog(page).getByText('1 of 1')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Skip for now' }).click()
  await expect(dialog(page).getByText('That was your day')).toBeVisible()
  await expect(dialog(page).getByText(/1 put off for later/)).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Go through them now' }).click()
  await expect(dialog(page).getByText('1 of 1')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})
