import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { afterEach, expect, test, vi } from 'vitest'
import { createEnvironment } from '#web/relay/environment.ts'
import { customer, customerPage } from '#web/testing/customerData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { CustomerPicker } from './CustomerPicker.tsx'
import type { CustomerOption } from './customerOption.ts'

const answer = (...customers: Parameters<typeof customerPage>[0]) => ({
  data: { viewer: { business: { id: 'b1', customers: customerPage(customers) } } },
})
const maria = customer(1, 'Maria Ortiz')
const sam = customer(2, 'Sam Whitfield')

afterEach(() => vi.unstubAllGlobals())

function Picker() {
  const [value, setValue] = useState<CustomerOption | null>(null)
  return <CustomerPicker value={value} onChange={setValue} required />
}

function open(found: Parameters<typeof fakeApi>[0] = { useCustomerOptionsQuery: answer(maria, sam) }) {
  const api = fakeApi(found)
  render(
    <RelayEnvironmentProvider environment={createEnvironment({ token: 'token', end() {} })}>
      <Picker />
    </RelayEnvironmentProvider>,
  )
  const searches = () => api.sent('useCustomerOptionsQuery').map(({ variables }) => variables.search)
  return {
    api,
    searches,
    user: userEvent.setup(),
    trigger: screen.getByRole('combobox', { name: /^Customer/ }),
  }
}

test('The picker shows first name, last name and phone, by keyboard alone', async () => {
  const { user, trigger } = open()
  expect(trigger).toHaveTextContent('Select customer...')
  expect(trigger).toBeRequired()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('option', { name: 'Maria Ortiz (555)010-0001' })).toBeVisible()
  await vi.waitFor(() => expect(screen.getByPlaceholderText('Search customers...')).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(trigger).toHaveTextContent('Maria Ortiz (555)010-0001')
  await vi.waitFor(() => expect(trigger).toHaveFocus())
})

test('The picker has its list on its way before it is opened, once', async () => {
  const { user, searches, trigger } = open()
  await user.hover(trigger)
  await user.tab()
  await user.unhover(trigger)
  await user.hover(trigger)
  expect(searches()).toEqual([''])
})

test('The picker lets the server search after a pause in typing', async () => {
  const { api, user, searches, trigger } = open()
  await user.click(trigger)
  await screen.findByRole('option', { name: /^Maria/ })
  api.answer('useCustomerOptionsQuery', answer(sam))
  await user.type(screen.getByPlaceholderText('Search customers...'), 'whit')
  await vi.waitFor(() => expect(screen.queryByRole('option', { name: /^Maria/ })).toBeNull())
  expect(screen.getByRole('option', { name: /^Sam/ })).toBeVisible()
  expect(searches()).toEqual(['', 'whit'])
})

test('The picker says that nobody was found', async () => {
  const { api, user, trigger } = open()
  await user.click(trigger)
  await screen.findByRole('option', { name: /^Maria/ })
  api.answer('useCustomerOptionsQuery', answer())
  await user.type(screen.getByPlaceholderText('Search customers...'), 'zz')
  expect(await screen.findByText('No customer found.')).toBeVisible()
})

test('The picker says that a search failed, and asks again', async () => {
  const { api, user, trigger } = open({ useCustomerOptionsQuery: { status: 503, text: 'Down' } })
  await user.click(trigger)
  expect(await screen.findByText('The search failed.')).toBeVisible()
  api.answer('useCustomerOptionsQuery', answer(maria))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /^Maria/ })).toBeVisible()
})

test('The picker shows the answer to the last question, whichever comes first', async () => {
  const { user, trigger } = open()
  await user.click(trigger)
  await screen.findByRole('option', { name: /^Maria/ })
  const waiting: (() => void)[] = []
  const quick = fetch
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const body = JSON.parse(String(sent[1]?.body))
    const response = await quick(...sent)
    if (body.variables.search === 's') await new Promise<void>((resolve) => waiting.push(resolve))
    return response
  })
  const box = screen.getByPlaceholderText('Search customers...')
  await user.type(box, 's')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const only = new Response(JSON.stringify(answer(sam)))
  vi.stubGlobal('fetch', async () => only)
  await user.type(box, 'am')
  await vi.waitFor(() => expect(screen.queryByRole('option', { name: /^Maria/ })).toBeNull())
  waiting[0]?.()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByRole('option', { name: /^Maria/ })).toBeNull()
  expect(screen.getByRole('option', { name: /^Sam/ })).toBeVisible()
})
