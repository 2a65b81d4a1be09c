import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customersData } from '#web/testing/customerData.ts'
import { findCardOf, maria, openCustomers, searchBox, setUpCustomers } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

setUpCustomers()

const emma = {
  __typename: 'User',
  id: btoa('User:2'),
  fullName: 'Emma Lake',
  role: 'EMPLOYEE',
  email: null,
  isActive: true,
  createdAt: '2026-01-05T15:00:00.000Z',
}
const data = customersData([maria], { team: [emma], hasNextPage: true })
const counted = { data: { viewer: { business: { __typename: 'Business', id: 'b1', customerCount: 214 } } } }

function open(at = '/customers') {
  const opened = openCustomers({ CustomersScreenQuery: data, FilteredCountQuery: counted }, at)
  const filter = () => opened.api.sent('CustomersScreenQuery').at(-1)?.variables.filter
  const choose = async (field: string, option: string) => {
    const panel = await findDialog('Filters')
    await opened.user.click(await panel.findByRole('combobox', { name: field }))
    await opened.user.click(await screen.findByRole('option', { name: option }))
  }
  return { ...opened, filter, choose }
}

test('Filters stand in the address and ask the server', async () => {
  const { user, address, filter, choose } = open()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const panel = await findDialog('Filters')
  await user.click(await panel.findByRole('button', { name: 'Sold', pressed: false }))
  await user.click(panel.getByRole('button', { name: 'Unsold', pressed: false }))
  await user.click(panel.getByRole('button', { name: 'Darts', pressed: false }))
  await choose('Next step', 'Overdue')
  await vi.waitFor(() => expect(address()).toContain('next=overdue'))
  const expected = { statuses: ['UNSOLD', 'SOLD'], interestIds: ['i2'], nextStep: 'OVERDUE' }
  expect(filter()).toEqual(expected)
  expect(address()).toBe('/customers?status=unsold&status=sold&option=i2&next=overdue')
})

test('Filters stay beside the search, and are counted', async () => {
  const { user, address, filter, choose } = open('/customers?q=maria')
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const panel = await findDialog('Filters')
  await choose('Last contact', 'Some days ago')
  await choose('Owner', 'Emma Lake')
  await enterText(user, panel.getByLabelText('City'), 'Bern')
  await vi.waitFor(() =>
    expect(address()).toMatch(/^\/customers\?q=maria&city=Bern&not-contacted-for=30&user=/),
  )
  expect(filter()).toEqual({ lastContactDaysAgo: 30, ownerId: emma.id, city: 'Bern' })
  expect(await screen.findByText('214 found')).toBeVisible()
  await enterText(user, await searchBox(), 'na')
  const q = () => new URLSearchParams(address().split('?')[1])
  await vi.waitFor(() => expect(q().get('q')).toBe('mariana'))
  expect(q().get('city')).toBe('Bern')
})

test('Each filter is a chip that removes it, and Back brings it back', async () => {
  const { user, address, filter, router } = open('/customers?status=sold&interest=Darts&next=none&mine=1')
  const chip = await screen.findByRole('button', { name: 'Remove the filter Interest: Darts' })
  expect(filter()).toEqual({ statuses: ['SOLD'], interests: ['Darts'], nextStep: 'NONE', owner: 'MINE' })
  expect(screen.getByRole('button', { name: 'Remove the filter Owner: me' })).toBeVisible()
  await user.click(chip)
  await vi.waitFor(() => expect(address()).toBe('/customers?status=sold&next=none&owner=mine'))
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  await router.navigate(-1)
  expect(await screen.findByRole('button', { name: 'Remove the filter Interest: Darts' })).toBeVisible()
})

test('Texts of the address that are no filter are left out', async () => {
  const wrong = [
    'status=lost&option=&added-from=2026-02-30&added-to=tomorrow&not-contacted-for=0&contacted=x',
    `next=later&owner=all&user=u1&import=${btoa('User:1')}&city=${'x'.repeat(81)}`,
  ]
  const { filter } = open(`/customers?${wrong.join('&')}`)
  await findCardOf('Maria Ortiz')
  expect(filter()).toBeNull()
})

test('All filters go at once', async () => {
  const { user, address } = open('/customers?q=a&status=sold&added-from=2026-06-01&sort=name')
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const panel = await findDialog('Filters')
  expect(await panel.findByLabelText('Added from')).toHaveValue('2026-06-01')
  await user.click(panel.getByRole('button', { name: 'Clear filters' }))
  await vi.waitFor(() => expect(address()).toBe('/customers?q=a&sort=name'))
  expect(screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull()
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

test('A menu sorts the list', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: /^Sort/ }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitemradio', { name: 'Name A–Z' }))
  await vi.waitFor(() => expect(address()).toBe('/customers?sort=name'))
})
