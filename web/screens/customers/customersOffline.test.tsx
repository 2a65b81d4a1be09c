import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loseConnection, regainConnection } from '#web/testing/connection.ts'
import { customerPage, customerStats, customersData, noTagsOrFields } from '#web/testing/customerData.ts'
import {
  findCardOf,
  maria,
  openCustomers,
  sam,
  searchBox,
  setUpCustomers,
  shownCustomers,
} from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'

setUpCustomers()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test('A search without a connection keeps the list and what was typed, and is answered when it is back', async () => {
  const { api, user, load } = openCustomers()
  await findCardOf('Maria Ortiz')
  loseConnection()
  const box = await searchBox()
  await enterText(user, box, 'sam')
  expect(
    await screen.findByText('This has not been loaded yet. It opens as soon as the connection is back.'),
  ).toBeVisible()
  expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield'])
  expect(box).toBeInTheDocument()
  expect(box).toHaveFocus()
  expect(box).toHaveValue('sam')
  api.answer('CustomersScreenQuery', customersData([sam]))
  await regainConnection()
  await vi.waitFor(() => expect(shownCustomers()).toEqual(['Sam Whitfield']))
  expect(screen.queryByText(/has not been loaded yet/)).toBeNull()
  expect(box).toHaveValue('sam')
  expect(load).not.toHaveBeenCalled()
})

test('A search that fails for another reason says so above the list, and can be tried again', async () => {
  const { api, user } = openCustomers()
  await findCardOf('Maria Ortiz')
  api.answer('CustomersScreenQuery', { status: 503, text: 'Down' })
  await enterText(user, await searchBox(), 'sam')
  expect(await screen.findByRole('alert')).toHaveTextContent('503: Down')
  expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield'])
  api.answer('CustomersScreenQuery', customersData([sam]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(shownCustomers()).toEqual(['Sam Whitfield']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('A further page that could not be loaded comes when the connection is back', async () => {
  const { user, api } = openCustomers({
    CustomersScreenQuery: customersData([maria], { hasNextPage: true }),
    CustomerListPaginationQuery: {
      data: {
        node: {
          __typename: 'Business',
          id: 'b1',
          canImport: true,
          canBulk: true,
          bulkRun: null,
          ...noTagsOrFields,
          interestOptions: [],
          stats: customerStats(2),
          customers: customerPage([sam]),
        },
      },
    },
  })
  await findCardOf('Maria Ortiz')
  loseConnection()
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('More customers could not be loaded.')).toBeVisible()
  await regainConnection()
  await vi.waitFor(() => expect(api.sent('CustomerListPaginationQuery')).toHaveLength(1))
  expect(screen.queryByText('More customers could not be loaded.')).toBeNull()
})
