import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'
import { vendorsData } from '#web/testing/vendorData.ts'

beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

const customer = (id: number, name: string) => ({
  node: {
    __typename: 'Customer',
    id: `c${id}`,
    databaseId: id,
    name,
    phoneNumber: `555010000${id}`,
    status: 'UNSOLD',
    canEdit: true,
  },
})
const maria = customer(1, 'Maria Ortiz')
const marta = customer(2, 'Marta Lind')

const found = (...edges: (typeof maria)[]) => ({
  data: { viewer: { business: { __typename: 'Business', id: 'b1', customers: { edges } } }, nodes: [] },
})

async function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ ShellQuery: shellData(), VendorContactsScreenQuery: vendorsData([]), ...answers })
  const { user, address } = renderApp('/vendor-contacts')
  await screen.findByText('No vendor contacts found')
  const box = screen.getByRole('combobox', { name: 'Search customers' })
  return { api, user, address, box }
}

test('Typing lists those who match, and leads nowhere; Esc leaves all as it was', async () => {
  const { user, address, box } = await open({ useFoundCustomersQuery: found(maria, marta) })
  expect(box).toHaveAttribute('placeholder', 'Search customers...')
  await user.type(box, 'ma')
  const texts = (await screen.findAllByRole('option')).map((option) => option.textContent)
  expect(texts).toEqual(['Maria Ortiz(555)010-0001', 'Marta Lind(555)010-0002', 'Show all on Customers'])
  expect(address()).toBe('/vendor-contacts')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
  expect(address()).toBe('/vendor-contacts')
})

test('Enter opens the only one, also when it is pressed before the answer', async () => {
  const { user, address, box } = await open({ useFoundCustomersQuery: found(maria) })
  await user.type(box, 'maria{Enter}')
  await vi.waitFor(() => expect(address()).toBe('/customers/1'))
})

test('Enter opens the chosen one, and without a choice the screen with all of them', async () => {
  const { user, address, box } = await open({ useFoundCustomersQuery: found(maria, marta) })
  await user.type(box, 'ma')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { name: /^Marta/ })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('option', { name: /^Show all/ })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(address()).toBe('/customers?q=ma'))
})

test('The search says when nobody matches', async () => {
  const { user, box } = await open({ useFoundCustomersQuery: found() })
  await user.type(box, 'zz')
  expect(await screen.findByText('No customers match “zz”')).toBeVisible()
})

test('The / key focuses the box and is not typed into it', async () => {
  const { user, box } = await open({})
  await user.keyboard('/')
  expect(box).toHaveFocus()
  expect(box).toHaveValue('')
})
