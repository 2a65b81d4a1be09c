import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bellData } from '#web/testing/bellData.ts'
import { completed, contact, contactPage, contactsData } from '#web/testing/contactData.ts'
import { findCardOf, shownCustomers, toasts } from '#web/testing/customersScreen.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

const now = '2026-11-20T17:00:00.000Z'
const maria = contact(1, 'Maria Ortiz', '2096-01-05T14:05:00.000Z', {
  email: 'maria@example.com',
  notes: 'Bring the felt samples.\nShe is colour-blind.',
})
const sam = contact(2, 'Sam Whitfield', '2020-03-02T20:30:00.000Z')
const priya = completed(contact(3, 'Priya Rao', '2020-07-01T13:00:00.000Z'), {
  completedNotes: 'Bought the walnut one.',
  completedBy: { __typename: 'User', id: 'u2', fullName: 'Marcus Bell' },
})

setUpScreen(
  () => import('./ContactsScreen.tsx'),
  () => import('#web/screens/contacts/dialogs/ContactDialogs.tsx'),
)
afterEach(() => vi.useRealTimers())

function open(answer: Parameters<typeof fakeApi>[0] = {}, at = '/contacts') {
  const api = fakeApi({ ShellQuery: shellData(), ContactsScreenQuery: contactsData([maria]), ...answer })
  return { api, ...renderApp(at) }
}

const tab = (name: RegExp) => screen.findByRole('tab', { name })

describe('a card', () => {
  test('says whom, when in the zone of the business, how, what about', async () => {
    open()
    const card = await findCardOf('Maria Ortiz')
    for (const text of ['Jan 5, 2096', '9:05 AM', 'Darts', 'Scheduled'])
      expect(card.getByText(text)).toBeVisible()
    expect(card.getByText(/^Bring the felt/)).toHaveTextContent(
      'Bring the felt samples. She is colour-blind.',
    )
    expect(card.getByRole('link', { name: '(555)010-0001' })).toHaveAttribute('href', 'tel:5550100001')
    expect(card.getByRole('link', { name: 'maria@example.com' })).toHaveAttribute(
      'href',
      'mailto:maria@example.com',
    )
  })

  test('A card of today says the date alone, below the heading that says Today', async () => {
    open({ ContactsScreenQuery: contactsData([contact(5, 'Tess Dale', new Date().toISOString())]) })
    await findCardOf('Tess Dale')
    expect(screen.getAllByText('Today')).toHaveLength(1)
  })

  test('A card of an overdue contact says so, and leaves out what is not there', async () => {
    open({ ContactsScreenQuery: contactsData([sam]) }, '/contacts?tab=overdue')
    const card = await findCardOf('Sam Whitfield')
    expect(card.getByText('Overdue')).toBeVisible()
    expect(card.getByText(/^\d+ days late$/)).toBeVisible()
    const links = card.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/customers/2', 'tel:5550100002'])
  })

  test('A card of a completed contact shows how it went, and can be reopened or deleted', async () => {
    const { api, user } = open(
      {
        ContactsScreenQuery: contactsData([priya]),
        useReopenContactMutation: { data: { reopenContact: { __typename: 'ReopenContactPayload' } } },
      },
      '/contacts?tab=all',
    )
    const card = await findCardOf('Priya Rao')
    expect(card.getByText('Bought the walnut one.')).toBeVisible()
    expect(card.getByText('Nov 20, 2026, 1:00 PM')).toBeVisible()
    expect(card.getByText('Marcus Bell').parentElement).toHaveTextContent(/ by Marcus Bell$/)
    expect(card.getByRole('button', { name: 'Delete Contact' })).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Reopen' }))
    expect(await toasts().findByText('Contact is open again')).toBeVisible()
    expect(toasts().getByText('Priya Rao')).toBeVisible()
    expect(api.sent('useReopenContactMutation')[0]?.variables.input).toEqual({ id: 'k3' })
  })

  test('offers what the graph allows', async () => {
    const guarded = contact(4, 'Dale Kowalczyk', maria.scheduledDate, { canDelete: false })
    open({ ContactsScreenQuery: contactsData([maria, guarded]) })
    const buttons = (card: Awaited<ReturnType<typeof findCardOf>>) =>
      card.getAllByRole('button').map((button: HTMLElement) => button.ariaLabel ?? button.textContent)
    expect(buttons(await findCardOf('Maria Ortiz'))).toEqual([
      'Complete now: Maria Ortiz',
      'Mark as Completed',
      'Reschedule',
      'Delete Contact',
    ])
    expect(buttons(await findCardOf('Dale Kowalczyk'))).toEqual([
      'Complete now: Dale Kowalczyk',
      'Mark as Completed',
      'Reschedule',
    ])
    expect(
      (await findCardOf('Maria Ortiz')).getByRole('button', { name: 'Mark as Completed' }),
    ).toHaveAccessibleDescription('Maria Ortiz')
  })
})

describe('the tabs', () => {
  const lists = { UPCOMING: [maria], OVERDUE: [sam], ALL: [maria, priya, sam] }
  function openLists(at = '/contacts') {
    const listAsked = () => {
      const filter = api.sent('ContactsScreenQuery').at(-1)?.variables.filter as keyof typeof lists
      return contactsData(lists[filter], { upcoming: 1, overdue: 1 })
    }
    const api = fakeApi({ ShellQuery: shellData(), ContactsScreenQuery: listAsked })
    return renderApp(at)
  }

  test('stand in the address and show their list', async () => {
    const { user, address } = openLists()
    expect(await tab(/^Upcoming/)).toHaveAttribute('aria-selected', 'true')
    await findCardOf('Maria Ortiz')
    await user.click(await tab(/^Overdue/))
    await findCardOf('Sam Whitfield')
    expect(address()).toBe('/contacts?tab=overdue')
    await user.click(await tab(/^All Contacts/))
    await findCardOf('Priya Rao')
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Priya Rao', 'Sam Whitfield'])
    expect(address()).toBe('/contacts?tab=all')
    await user.click(await tab(/^Upcoming/))
    await vi.waitFor(() => expect(shownCustomers()).toEqual(['Maria Ortiz']))
    expect(address()).toBe('/contacts')
  })

  test('answer to their other path, and keep it', async () => {
    const { user, address } = openLists('/scheduled-contacts?tab=overdue')
    await findCardOf('Sam Whitfield')
    expect(screen.getByRole('heading', { level: 1, name: 'Scheduled Contacts' })).toBeVisible()
    expect(screen.getByText(/Manage customer contact schedules/)).toBeVisible()
    await user.click(await tab(/^All Contacts/))
    await vi.waitFor(() => expect(address()).toBe('/scheduled-contacts?tab=all'))
  })

  test('change at once; the list shows its shape until it is there', async () => {
    const { user } = open()
    await findCardOf('Maria Ortiz')
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await user.click(await tab(/^Overdue/))
    expect(await screen.findByRole('status', { name: 'Loading contacts' })).toBeVisible()
    expect(await tab(/^Overdue/)).toHaveAttribute('aria-selected', 'true')
  })

  test('count what is open, and stop counting at 999+', async () => {
    open({ ContactsScreenQuery: contactsData([maria], { upcoming: 12, overdue: 1000 }) })
    expect(await tab(/^Upcoming/)).toHaveTextContent('Upcoming 12')
    expect(await tab(/^Overdue/)).toHaveTextContent('Overdue 999+')
    expect(await tab(/^All Contacts/)).not.toHaveTextContent(/\d/)
  })

  test.each([
    ['upcoming', 'No upcoming contacts', 'All caught up! No contacts scheduled for today.'],
    ['overdue', 'No overdue contacts', "Great job! You're all caught up on your contacts."],
    ['all', 'No contacts found', 'Start by adding customers and scheduling contacts.'],
  ])('say when %s is empty', async (value, title, text) => {
    open({ ContactsScreenQuery: contactsData([]) }, `/contacts?tab=${value}`)
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })

  test('lead to the customers where nothing is scheduled at all', async () => {
    open({ ContactsScreenQuery: contactsData([]) }, '/contacts')
    expect(await screen.findByRole('link', { name: 'Or add a customer first' })).toHaveAttribute(
      'href',
      '/customers?dialog=add-customer',
    )
  })

  test('stay where they are while something is overdue', async () => {
    open({ ContactsScreenQuery: contactsData([], { overdue: 1 }) }, '/contacts')
    expect(await screen.findByText('No upcoming contacts')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Or add a customer first' })).toBeNull()
  })
})

describe('the screen', () => {
  test('shows its shape while loading', async () => {
    fakeApi({ ShellQuery: shellData() })
    renderApp('/contacts')
    expect(await screen.findByRole('status', { name: 'Loading contacts' })).toBeVisible()
  })

  test('says what went wrong and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { api, user } = open({ ContactsScreenQuery: { status: 503, text: 'Down' } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answer('ContactsScreenQuery', contactsData([maria]))
    await user.click(again)
    await findCardOf('Maria Ortiz')
  })

  test('loads the next page, and says when it could not', async () => {
    const { api, user } = open({
      ContactsScreenQuery: contactsData([maria], { hasNextPage: true }),
      ContactListPaginationQuery: { status: 503, text: 'Down' },
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('More contacts could not be loaded.')).toBeVisible()
    const node = { __typename: 'Business', id: 'b1' }
    api.answer('ContactListPaginationQuery', { data: { node: { ...node, contacts: contactPage([sam]) } } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findCardOf('Sam Whitfield')
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield'])
    expect(api.sent('ContactListPaginationQuery').at(-1)?.variables).toMatchObject({
      cursor: 'after k1',
      filter: 'UPCOMING',
    })
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  test('makes a contact overdue when its time passes, in the card, the lists and the counts', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: Date.parse(now),
      shouldAdvanceTime: true,
    })
    const at = '2026-11-20T17:10:00.000Z'
    const soon = contact(5, 'Dale Kowalczyk', at)
    const late = contact(5, 'Dale Kowalczyk', at, { status: 'OVERDUE' })
    const { api } = open(
      {
        ShellQuery: shellData('ADMIN', bellData({ changesAt: at })),
        ContactsScreenQuery: contactsData([maria, soon], { upcoming: 2 }),
      },
      '/contacts?tab=all',
    )
    expect((await findCardOf('Dale Kowalczyk')).getByText('Scheduled')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(9 * 60_000))
    expect((await findCardOf('Dale Kowalczyk')).getByText('Scheduled')).toBeVisible()
    api.answer('ShellQuery', shellData())
    api.answer('ContactsScreenQuery', contactsData([maria, late], { upcoming: 1, overdue: 1 }))
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect((await findCardOf('Dale Kowalczyk')).getByText('Overdue')).toBeVisible()
    expect((await findCardOf('Maria Ortiz')).getByText('Scheduled')).toBeVisible()
    expect(await tab(/^Upcoming/)).toHaveTextContent('Upcoming 1')
    expect(await tab(/^Overdue/)).toHaveTextContent('Overdue 1')
  })
})
