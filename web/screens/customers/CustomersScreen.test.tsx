import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  customer,
  customerPage,
  customerStats,
  customersData,
  noTagsOrFields,
} from '#web/testing/customerData.ts'
import {
  findCardOf,
  maria,
  openCustomers,
  sam,
  setUpCustomers,
  shownCustomers,
} from '#web/testing/customersScreen.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { shellData } from '#web/testing/shellData.ts'

setUpCustomers()

describe('a card', () => {
  test('says who it is, how to reach them and what they look for', async () => {
    openCustomers()
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
    openCustomers()
    const card = await findCardOf('Sam Whitfield')
    expect(card.getByText('Not in market')).toBeVisible()
    expect(card.getByText('Not given')).toBeVisible()
    expect(card.queryByText('Notes')).toBeNull()
    expect(card.queryByText('City')).toBeNull()
  })

  test('offers what the graph allows', async () => {
    const guest = customer(3, 'Priya Rao', { canEdit: false, canDelete: false })
    openCustomers({ CustomersScreenQuery: customersData([maria, guest]) })
    const allowed = await findCardOf('Maria Ortiz')
    const namesOf = ({ getAllByRole }: typeof allowed) =>
      getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))
    expect(namesOf(allowed)).toEqual(['Sold', 'Log', 'Schedule Contact', 'Edit', 'Delete'])
    expect(allowed.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription('Maria Ortiz')
    const refused = await findCardOf('Priya Rao')
    expect(namesOf(refused)).toEqual(['Log', 'Schedule Contact'])
  })
})

describe('the screen', () => {
  test('counts the customers of the shop', async () => {
    openCustomers({ CustomersScreenQuery: customersData([maria], { total: 1 }) })
    expect(await screen.findByText('1 customer')).toBeVisible()
  })

  test('shows its shape while loading', async () => {
    fakeApi({ ShellQuery: shellData() })
    renderApp('/customers')
    expect(await screen.findByRole('status', { name: 'Loading customers' })).toBeVisible()
  })

  test('invites to add the first customer', async () => {
    const { user } = openCustomers({ CustomersScreenQuery: customersData([]) })
    expect(await screen.findByText('No customers yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change Status' })).toBeNull()
    const [, inTheMiddle] = screen.getAllByRole('button', { name: 'Add Customer' })
    await user.click(inTheMiddle as HTMLElement)
    expect(await screen.findByRole('dialog', { name: 'Add New Customer' })).toBeVisible()
  })

  test('says what went wrong and tries again', async () => {
    const { api, user } = openCustomers({ CustomersScreenQuery: { status: 503, text: 'Down' } })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert')).toHaveTextContent('503: Down')
    api.answer('CustomersScreenQuery', customersData([maria]))
    await user.click(again)
    expect(await findCardOf('Maria Ortiz')).toBeTruthy()
  })
})

describe('a long list', () => {
  const nextPage = {
    data: {
      node: {
        __typename: 'Business',
        id: 'b1',
        canImport: true,
        canBulk: true,
        bulkRun: null,
        ...noTagsOrFields,
        interestOptions: [],
        tagOptions: [],
        team: [],
        stats: customerStats(2),
        customers: customerPage([sam]),
      },
    },
  }

  test('goes on by its button', async () => {
    const { api, user } = openCustomers({
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
    const { api, user } = openCustomers({
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

describe('the list', () => {
  const soon = { kind: 'FOLLOW_UP', at: '2031-01-15T14:00:00Z', title: 'Check in', isLate: false }
  const bo = customer(4, 'Bo Lind', { nextStep: soon, lastContactAt: '2020-03-04T15:00:00Z' })
  const late = customer(5, 'Cy Rao', { nextStep: { ...soon, kind: 'CONTACT', title: null, isLate: true } })

  test('shows the same customers as rows, and is remembered for the person', async () => {
    const chosen = { data: { chooseCustomerLayout: { viewer: { customerLayout: 'LIST' } } } }
    const { api, user } = openCustomers({
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
    const { user } = openCustomers({}, '/customers?view=list')
    const row = await findCardOf('Maria Ortiz')
    await user.click(row.getByRole('button', { name: 'More: Maria Ortiz' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Log',
      'Schedule Contact',
      'Edit',
      'Delete',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByRole('alertdialog', { name: /Delete/ })).toBeVisible()
  })
})
