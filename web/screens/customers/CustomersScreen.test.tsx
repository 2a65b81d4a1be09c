import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { customer, customerPage, customersData } from '#web/testing/customerData.ts'
import { findCardOf, shownCustomers } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

const maria = customer(1, 'Maria Ortiz', { status: 'SOLD', city: 'Brighton', notes: 'Call after five.' })
const sam = customer(2, 'Sam Whitfield', { email: null, status: 'NOT_IN_MARKET' })

// Preload the screen's code, so that no test includes its loading time.
beforeAll(
  () =>
    Promise.all([
      import('./CustomersScreen.tsx'),
      import('./dialogs/CustomersDialogs.tsx'),
      import('./saved-views/dialogs/ViewDialog.tsx'),
    ]),
  60_000,
)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

function open(answer: Parameters<typeof fakeApi>[0] = {}, at = '/customers') {
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomersScreenQuery: customersData([maria, sam]),
    ...answer,
  })
  return { api, ...renderApp(at) }
}

const searchBox = () => screen.findByRole('searchbox', { name: /^Search by first name/ })

describe('a card', () => {
  test('says who it is, how to reach them and what they look for', async () => {
    open()
    const card = await findCardOf('Maria Ortiz')
    expect(card.getByText('Sold')).toBeVisible()
    expect(card.getByRole('link', { name: '(555)010-0001' })).toHaveAttribute('href', 'tel:5550100001')
    expect(card.getByRole('link', { name: 'maria@example.com' })).toHaveAttribute(
      'href',
      'mailto:maria@example.com',
    )
    for (const text of ['Interest', 'Darts', 'City', 'Brighton', 'Notes', 'Call after five.']) {
      expect(card.getByText(text)).toBeVisible()
    }
  })

  test('leaves out the notes and the city that are not there', async () => {
    open()
    const card = await findCardOf('Sam Whitfield')
    expect(card.getByText('Not in market')).toBeVisible()
    expect(card.getByText('Not given')).toBeVisible()
    expect(card.queryByText('Notes')).toBeNull()
    expect(card.queryByText('City')).toBeNull()
  })

  test('offers what the graph allows', async () => {
    const guest = customer(3, 'Priya Rao', { canEdit: false, canDelete: false })
    open({ CustomersScreenQuery: customersData([maria, guest]) })
    const allowed = await findCardOf('Maria Ortiz')
    expect(allowed.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Sold',
      'Schedule Contact',
      'Edit',
      'Delete',
    ])
    expect(allowed.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription('Maria Ortiz')
    const refused = await findCardOf('Priya Rao')
    expect(refused.getAllByRole('button').map((button) => button.textContent)).toEqual(['Schedule Contact'])
  })
})

describe('the screen', () => {
  test('counts the customers of the shop', async () => {
    open({ CustomersScreenQuery: customersData([maria], { total: 1 }) })
    expect(await screen.findByText('1 customer')).toBeVisible()
  })

  test('shows its shape while loading', async () => {
    fakeApi({ ShellQuery: shellData() })
    renderApp('/customers')
    expect(await screen.findByRole('status', { name: 'Loading customers' })).toBeVisible()
  })

  test('invites to add the first customer', async () => {
    const { user } = open({ CustomersScreenQuery: customersData([]) })
    expect(await screen.findByText('No customers yet')).toBeVisible()
    const [, inTheMiddle] = screen.getAllByRole('button', { name: 'Add Customer' })
    await user.click(inTheMiddle as HTMLElement)
    expect(await screen.findByRole('dialog', { name: 'Add New Customer' })).toBeVisible()
  })

  test('says what went wrong and tries again', async () => {
    const { api, user } = open({ CustomersScreenQuery: { status: 503, text: 'Down' } })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert')).toHaveTextContent('503: Down')
    api.answer('CustomersScreenQuery', customersData([maria]))
    await user.click(again)
    expect(await findCardOf('Maria Ortiz')).toBeTruthy()
  })
})

describe('searching', () => {
  test('asks the server after a pause, keeps what was found before, and stands in the address', async () => {
    const { api, user, address } = open()
    const box = await searchBox()
    expect(box).toHaveAttribute(
      'placeholder',
      'Search by first name, last name, full name, phone, or email...',
    )
    await findCardOf('Sam Whitfield')
    let arrive = () => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const answered = fetch
    vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
      await late
      return answered(...sent)
    })
    api.answer('CustomersScreenQuery', customersData([maria]))
    await enterText(user, box, 'maria o')
    await vi.waitFor(() => expect(address()).toBe('/customers?q=maria+o'))
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield'])
    arrive()
    expect(await screen.findByText('1 found')).toBeVisible()
    expect(shownCustomers()).toEqual(['Maria Ortiz'])
    expect(box).toHaveFocus()
    const query = api.sent('CustomersScreenQuery').map(({ variables }) => variables.search)
    expect(query).toEqual([null, 'maria o'])
  })

  test('starts from the address, and is the only one', async () => {
    const { api } = open({}, '/customers?q=maria')
    expect(await searchBox()).toHaveValue('maria')
    expect(screen.queryByRole('combobox', { name: 'Search customers' })).toBeNull()
    expect(api.sent('CustomersScreenQuery')[0]?.variables).toEqual({
      search: 'maria',
      status: null,
      interest: null,
      noNextStep: null,
      sort: 'NEWEST',
    })
  })

  test('that finds nobody can be cleared', async () => {
    const { api, user, address } = open({ CustomersScreenQuery: customersData([]) }, '/customers?q=zz')
    expect(await screen.findByText('No customers match “zz”')).toBeVisible()
    api.answer('CustomersScreenQuery', customersData([maria]))
    await user.click(screen.getByText('Clear search'))
    expect(await findCardOf('Maria Ortiz')).toBeTruthy()
    expect(address()).toBe('/customers')
    expect(await searchBox()).toHaveFocus()
    expect(await searchBox()).toHaveValue('')
  })
})

describe('a long list', () => {
  const nextPage = {
    data: { node: { __typename: 'Business', id: 'b1', customers: customerPage([sam]) } },
  }

  test('goes on by its button', async () => {
    const { api, user } = open({
      CustomersScreenQuery: customersData([maria], { total: 2, hasNextPage: true }),
      CustomerListPaginationQuery: nextPage,
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await findCardOf('Sam Whitfield')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(api.sent('CustomerListPaginationQuery')[0]?.variables).toMatchObject({
      count: 25,
      cursor: 'after c1',
      search: null,
    })
  })

  test('keeps what is there when the next page fails, and can be asked again', async () => {
    const { api, user } = open({
      CustomersScreenQuery: customersData([maria], { hasNextPage: true }),
      CustomerListPaginationQuery: { status: 503, text: 'Down' },
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('More customers could not be loaded.')).toBeVisible()
    expect(shownCustomers()).toEqual(['Maria Ortiz'])
    api.answer('CustomerListPaginationQuery', nextPage)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findCardOf('Sam Whitfield')).toBeTruthy()
  })
})

describe('the filters', () => {
  const choose = async (user: ReturnType<typeof open>['user'], filter: RegExp, option: string) => {
    await user.click(await screen.findByRole('button', { name: filter }))
    await user.click(await screen.findByRole('menuitemradio', { name: option }))
  }

  test('stand in the address beside the search, and ask the server', async () => {
    const { api, user, address } = open({}, '/customers?q=maria')
    await choose(user, /^Status/, 'Sold')
    await vi.waitFor(() => expect(address()).toBe('/customers?q=maria&status=sold'))
    await choose(user, /^Interest/, 'Darts')
    await vi.waitFor(() => expect(address()).toBe('/customers?q=maria&status=sold&interest=Darts'))
    await user.click(screen.getByRole('button', { name: 'No next step', pressed: false }))
    await choose(user, /^Sort/, 'Name A–Z')
    const filters = 'status=sold&interest=Darts&next=none&sort=name'
    await vi.waitFor(() => expect(address()).toBe(`/customers?q=maria&${filters}`))
    expect(api.sent('CustomersScreenQuery').at(-1)?.variables).toEqual({
      search: 'maria',
      status: 'SOLD',
      interest: 'Darts',
      noNextStep: true,
      sort: 'NAME',
    })
    expect(screen.getByRole('button', { name: 'Status Sold' })).toBeVisible()
    await enterText(user, await searchBox(), 'mar')
    await vi.waitFor(() => expect(address()).toContain(filters))
  })

  test('that nobody fits offer to show all', async () => {
    const { api, user, address } = open(
      { CustomersScreenQuery: customersData([]) },
      '/customers?status=sold&interest=Darts',
    )
    expect(await screen.findByText('No customers match')).toBeVisible()
    api.answer('CustomersScreenQuery', customersData([maria]))
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await findCardOf('Maria Ortiz')
    expect(address()).toBe('/customers')
  })
})

describe('the list', () => {
  const soon = { kind: 'FOLLOW_UP', at: '2031-01-15T14:00:00Z', title: 'Check in', isLate: false }
  const bo = customer(4, 'Bo Lind', { nextStep: soon, lastContactAt: '2020-03-04T15:00:00Z' })
  const late = customer(5, 'Cy Rao', { nextStep: { ...soon, kind: 'CONTACT', title: null, isLate: true } })

  test('shows the same customers as rows, and is remembered for the person', async () => {
    const chosen = { data: { chooseCustomerLayout: { viewer: { customerLayout: 'LIST' } } } }
    const { api, user } = open({
      CustomersScreenQuery: customersData([bo, late, maria]),
      useLayoutMutation: chosen,
    })
    const card = await findCardOf('Bo Lind')
    expect(card.getByText('Check in', { exact: false })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'List', pressed: false }))
    expect(await screen.findByText('Last contact')).toBeVisible()
    expect(shownCustomers()).toEqual(['Bo Lind', 'Cy Rao', 'Maria Ortiz'])
    const row = await findCardOf('Bo Lind')
    expect(row.getByText('Wed, Jan 15, 2031')).toBeVisible()
    expect(row.getByText('Wed, Mar 4, 2020')).toBeVisible()
    expect(row.getByText('Darts')).toBeVisible()
    expect(row.getByRole('link', { name: '(555)010-0004' })).toHaveAttribute('href', 'tel:5550100004')
    expect((await findCardOf('Cy Rao')).getByText(/Overdue/)).toBeVisible()
    expect((await findCardOf('Maria Ortiz')).getByText('No next step')).toBeVisible()
    await vi.waitFor(() =>
      expect(api.sent('useLayoutMutation')[0]?.variables).toEqual({ input: { layout: 'LIST' } }),
    )
  })

  test('offers in its menu what a card offers', async () => {
    const { user } = open({}, '/customers?view=list')
    const row = await findCardOf('Maria Ortiz')
    await user.click(row.getByRole('button', { name: 'More: Maria Ortiz' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Schedule Contact',
      'Edit',
      'Delete',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByRole('alertdialog', { name: /Delete/ })).toBeVisible()
  })
})

describe('saved views', () => {
  const view = {
    ...{
      __typename: 'SavedView',
      id: 'v1',
      name: 'Sold darts',
      search: null,
      status: 'SOLD',
      interest: 'Darts',
    },
    ...{ noNextStep: false, sort: 'NEWEST', layout: 'LIST' },
  }

  test('are links, of which the shown one can be renamed and deleted', async () => {
    const { user, address } = open({ CustomersScreenQuery: customersData([maria], { savedViews: [view] }) })
    const link = await screen.findByRole('link', { name: 'Sold darts' })
    expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute('aria-current', 'page')
    await user.click(link)
    await vi.waitFor(() => expect(address()).toBe('/customers?status=sold&interest=Darts&view=list'))
    expect(await screen.findByRole('link', { name: 'Sold darts', current: 'page' })).toBeVisible()
    expect(await screen.findByText('Last contact')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save View' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Edit the view Sold darts' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete View' }))
    expect(await screen.findByRole('alertdialog', { name: 'Delete View' })).toBeVisible()
  })

  test('keep what is shown under a name', async () => {
    const saved = { data: { createSavedView: { __typename: 'CreateSavedViewPayload' } } }
    const { api, user } = open({ SaveViewDialogMutation: saved }, '/customers?q=ma&next=none&sort=name')
    await user.click(await screen.findByRole('button', { name: 'Save View' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save View' }))
    await enterText(user, dialog.getByLabelText(/^Name/), 'Waiting')
    await user.click(dialog.getByRole('button', { name: 'Save View' }))
    await vi.waitFor(() =>
      expect(api.sent('SaveViewDialogMutation')[0]?.variables).toEqual({
        input: {
          ...{ name: 'Waiting', search: 'ma', status: null, interest: null },
          ...{ noNextStep: true, sort: 'NAME', layout: 'CARDS' },
        },
      }),
    )
  })
})
