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
      filter: null,
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
