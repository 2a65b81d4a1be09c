import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { customersData } from '#web/testing/customerData.ts'
import {
  findCardOf,
  maria,
  openCustomers,
  searchBox,
  setUpCustomers,
  shownCustomers,
} from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'

setUpCustomers()

describe('searching', () => {
  test('asks the server after a pause, keeps what was found before, and stands in the address', async () => {
    const { api, user, address } = openCustomers()
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
    const { api } = openCustomers({}, '/customers?q=maria')
    expect(await searchBox()).toHaveValue('maria')
    expect(screen.queryByRole('combobox', { name: 'Search customers' })).toBeNull()
    expect(api.sent('CustomersScreenQuery')[0]?.variables).toEqual({
      search: 'maria',
      status: null,
      interest: null,
      noNextStep: null,
      mine: null,
      sort: 'NEWEST',
    })
  })

  test('A search that finds nobody can be cleared', async () => {
    const { api, user, address } = openCustomers(
      { CustomersScreenQuery: customersData([]) },
      '/customers?q=zz',
    )
    expect(await screen.findByText('No customers match “zz”')).toBeVisible()
    api.answer('CustomersScreenQuery', customersData([maria]))
    await user.click(screen.getByText('Clear search'))
    expect(await findCardOf('Maria Ortiz')).toBeTruthy()
    expect(address()).toBe('/customers')
    expect(await searchBox()).toHaveFocus()
    expect(await searchBox()).toHaveValue('')
  })
})

describe('the filters', () => {
  const choose = async (user: ReturnType<typeof openCustomers>['user'], filter: RegExp, option: string) => {
    await user.click(await screen.findByRole('button', { name: filter }))
    await user.click(await screen.findByRole('menuitemradio', { name: option }))
  }

  test('stand in the address beside the search, and ask the server', async () => {
    const { api, user, address } = openCustomers({}, '/customers?q=maria')
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
      mine: null,
      sort: 'NAME',
    })
    expect(screen.getByRole('button', { name: 'Status Sold' })).toBeVisible()
    await enterText(user, await searchBox(), 'mar')
    await vi.waitFor(() => expect(address()).toContain(filters))
  })

  test('follow an interest that somebody renames, without a step to go back', async () => {
    const { api, router, refresh, address } = openCustomers({}, '/customers')
    await findCardOf('Maria Ortiz')
    await router.navigate('/customers?interest=Darts&sort=name')
    expect(await screen.findByRole('button', { name: 'Interest Darts' })).toBeVisible()
    const interestOptions = [{ id: 'i2', label: 'Steel darts' }]
    api.answer('CustomersScreenQuery', customersData([maria], { interestOptions }))
    await refresh()
    expect(await screen.findByRole('button', { name: 'Interest Steel darts' })).toBeVisible()
    expect(address()).toBe('/customers?interest=Steel+darts&sort=name')
    expect(api.sent('CustomersScreenQuery').at(-1)?.variables).toMatchObject({ interest: 'Steel darts' })
    await router.navigate(-1)
    await vi.waitFor(() => expect(address()).toBe('/customers'))
  })

  test('Filters that nobody fits offer to show all', async () => {
    const { api, user, address } = openCustomers(
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
