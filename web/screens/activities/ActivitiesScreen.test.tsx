import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { completed, contact, contactPage } from '#web/testing/contactData.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { setUpFridayNoon } from '#web/testing/fridayNoon.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { shellData } from '#web/testing/shellData.ts'

function activity(
  id: number,
  createdAt: string,
  more: { customerName?: string; type?: string; description?: string } = {},
) {
  const { customerName = 'Maria Ortiz' } = more
  const known = customerName !== 'Unknown Customer'
  return {
    __typename: 'Activity',
    id: `a${id}`,
    type: 'CONTACT',
    description: 'Contact completed: Wants the walnut one.',
    ...more,
    customerName,
    person: known
      ? { id: `c${id}`, databaseId: id, name: customerName, phoneNumber: `555010000${id}` }
      : null,
    performedBy: 'Dana Whitfield',
    createdAt,
  }
}

const page = (activities: readonly ReturnType<typeof activity>[], hasNextPage = false) => ({
  edges: activities.map((node) => ({ node, cursor: `after ${node.id}` })),
  pageInfo: { endCursor: activities.at(-1) ? `after ${activities.at(-1)?.id}` : null, hasNextPage },
})

const business = {
  __typename: 'Business',
  id: 'b1',
  canExportLists: true,
  unknownReplyCount: 0,
  activityActors: ['Automatic', 'Dana Reed', 'Dana Whitfield'],
}
const log = (...list: Parameters<typeof page>) => ({
  data: { viewer: { business: { ...business, activities: page(...list) } } },
})

beforeAll(() => import('./ActivitiesScreen.tsx'), 60_000)
setUpFridayNoon()

function open(answer: ReturnType<typeof log> | { status: number; text: string }, at = '/activities') {
  const api = fakeApi({ ShellQuery: shellData(), ActivitiesScreenQuery: answer })
  return { api, ...renderApp(at) }
}

const day = (name: RegExp) => screen.findByRole('region', { name })

describe('an entry', () => {
  test('says with whom, what, when and by whom', async () => {
    open(log([activity(1, '2026-11-20T16:46:00.000Z')]))
    const entry = within((await screen.findByText('Maria Ortiz')).closest('li') as HTMLElement)
    expect(entry.getByText('(555)010-0001')).toBeVisible()
    expect(entry.getByText('Contact completed: Wants the walnut one.')).toBeVisible()
    expect(entry.getByText('Dana Whitfield').parentElement).toHaveTextContent('by Dana Whitfield')
    expect(entry.getByText('11:46 AM')).toHaveAttribute('title', 'Nov 20, 2026, 11:46 AM')
  })

  test.each([
    ['CONTACT', 'Contact'],
    ['SALE', 'Sale'],
    ['NOTE', 'Note'],
    ['MEETING', 'Meeting'],
    ['OTHER', 'Other'],
  ])('An entry of type %s has its sign', async (type, word) => {
    open(log([activity(1, '2026-11-20T16:46:00.000Z', { type })]))
    expect(await screen.findByTitle(word)).toBeVisible()
  })

  test('An entry of a customer who is gone says so', async () => {
    open(log([activity(1, '2026-11-20T16:46:00.000Z', { customerName: 'Unknown Customer' })]))
    expect(await screen.findByText('Unknown Customer')).toBeVisible()
  })
})

describe('the log', () => {
  test('goes day by day of the zone of the business', async () => {
    open(
      log([
        activity(1, '2026-11-20T16:46:00.000Z', { customerName: 'Maria Ortiz' }),
        // Half past eleven on Thursday evening in New York.
        activity(2, '2026-11-20T04:30:00.000Z', { customerName: 'Sam Whitfield' }),
        activity(3, '2026-11-19T15:00:00.000Z', { customerName: 'Priya Rao' }),
        activity(4, '2025-12-01T15:00:00.000Z', { customerName: 'Tom O’Leary' }),
      ]),
    )
    expect(within(await day(/^Today Nov 20, 2026$/)).getAllByRole('listitem')).toHaveLength(1)
    const yesterday = within(await day(/^Yesterday Nov 19, 2026$/))
    expect(yesterday.getByText('Sam Whitfield')).toBeVisible()
    expect(yesterday.getByText('Priya Rao')).toBeVisible()
    expect(within(await day(/Dec 1, 2025$/)).getByText('Tom O’Leary')).toBeVisible()
  })

  test('is announced by its name, at both of its paths', async () => {
    open(log([]), '/activity-log')
    expect(await screen.findByRole('heading', { level: 1, name: 'Activity Log' })).toBeVisible()
    expect(await screen.findByText('No activities recorded yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add a customer' })).toHaveAttribute(
      'href',
      '/customers?dialog=add-customer',
    )
  })

  test('offers the names that it has, also former ones', async () => {
    const { user } = open(log([activity(1, '2026-11-20T16:46:00.000Z')]), '/activities?by=Front+desk')
    await user.click(await screen.findByRole('combobox', { name: 'By' }))
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(names).toEqual(['Everyone', 'Automatic', 'Dana Reed', 'Dana Whitfield', 'Front desk'])
  })

  test('lists one type or one person, as the address says', async () => {
    const { api, user, address } = open(log([activity(1, '2026-11-20T16:46:00.000Z')]))
    await screen.findByText('Maria Ortiz')
    await user.click(screen.getByRole('combobox', { name: 'Type' }))
    await user.click(await screen.findByRole('option', { name: 'Sale' }))
    await vi.waitFor(() => expect(address()).toBe('/activities?type=sale'))
    await user.click(screen.getByRole('combobox', { name: 'By' }))
    await user.click(await screen.findByRole('option', { name: 'Dana Whitfield' }))
    await vi.waitFor(() => expect(address()).toBe('/activities?type=sale&by=Dana+Whitfield'))
    await vi.waitFor(() =>
      expect(api.sent('ActivitiesScreenQuery').at(-1)?.variables).toEqual({
        type: 'SALE',
        performedBy: 'Dana Whitfield',
        log: true,
        completed: false,
        replies: false,
      }),
    )
  })

  test('says when nothing matches, and leads back to all', async () => {
    open(log([]), '/activities?type=meeting')
    expect(await screen.findByText('No activity matches')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/activities')
  })

  test('does not repeat the name of the customer', async () => {
    open(log([activity(1, '2026-11-20T16:46:00.000Z', { description: 'New customer added: Maria Ortiz' })]))
    expect(await screen.findByText('New customer added')).toBeVisible()
  })

  test('loads earlier ones, into their days', async () => {
    const { api, user } = open(log([activity(1, '2026-11-20T16:46:00.000Z')], true))
    const earlier = page([activity(2, '2026-11-20T15:00:00.000Z'), activity(3, '2026-11-19T15:00:00.000Z')])
    api.answer('ActivityLogPaginationQuery', { data: { node: { ...business, activities: earlier } } })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(within(await day(/^Yesterday/)).getAllByRole('listitem')).toHaveLength(1)
    expect(within(await day(/^Today/)).getAllByRole('listitem')).toHaveLength(2)
    expect(api.sent('ActivityLogPaginationQuery')[0]?.variables).toMatchObject({ cursor: 'after a1' })
  })

  test('shows its shape while loading', async () => {
    fakeApi({ ShellQuery: shellData() })
    renderApp('/activities')
    expect(await screen.findByRole('status', { name: 'Loading activities' })).toBeVisible()
  })

  test('says what went wrong and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { api, user } = open({ status: 503, text: 'Down' })
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answer('ActivitiesScreenQuery', log([activity(1, '2026-11-20T16:46:00.000Z')]))
    await user.click(again)
    expect(await screen.findByText('Maria Ortiz')).toBeVisible()
  })
})

test('What was completed today stands in a tab of its own, where it is reopened', async () => {
  const done = completed(contact(1, 'Maria Ortiz', '2026-11-18T19:00:00.000Z'), {
    completedNotes: 'Wants the walnut one.',
    completedBy: { id: 'u2', fullName: 'Marcus Bell' },
  })
  const today = (...contacts: (typeof done)[]) => ({
    data: { viewer: { business: { ...business, contacts: contactPage(contacts) } } },
  })
  const { api, user } = open(log([activity(1, '2026-11-20T16:46:00.000Z')]))
  const tab = await screen.findByRole('tab', { name: 'Completed Today' })
  expect(screen.queryByRole('tab', { name: /Unknown/ })).toBeNull()
  api.answer('ActivitiesScreenQuery', today(done))
  api.answer('useReopenContactMutation', {
    data: { reopenContact: { __typename: 'ReopenContactPayload' } },
    after: { ActivitiesScreenQuery: today() },
  })
  await user.click(tab)
  const reopen = await screen.findByRole('button', { name: 'Reopen: Maria Ortiz' })
  expect(screen.getByText(/Wants the walnut one/)).toBeVisible()
  expect(screen.getByText('Marcus Bell')).toBeVisible()
  await user.click(reopen)
  expect(await toasts().findByText('Contact is open again')).toBeVisible()
  expect(await screen.findByText('Nothing completed yet today')).toBeVisible()
})
