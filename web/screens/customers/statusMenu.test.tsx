import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { findCardOf, toasts } from '#web/testing/customersScreen.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

const maria = customer(1, 'Maria Ortiz')
const sold = { ...maria, status: 'SOLD' }
const name = /, change the status of Maria Ortiz$/

beforeAll(() => import('./CustomersScreen.tsx'), 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

test('The menu changes the status in two presses, and back by Undo', async () => {
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomersScreenQuery: customersData([maria]),
    useChangeStatusMutation: {
      data: { changeCustomerStatus: { celebrations: [], customer: sold } },
      after: { CustomersScreenQuery: customersData([sold]) },
    },
  })
  const { user } = renderApp('/customers')
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByRole('menuitemradio', { name: 'Unsold' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Sold' }))
  expect(await toasts().findByText('Customer status updated successfully!')).toBeVisible()
  expect(toasts().getByText('Maria Ortiz')).toBeVisible()
  expect((await findCardOf('Maria Ortiz')).getByText('Sold')).toBeVisible()
  await user.click(toasts().getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(api.sent('useChangeStatusMutation')).toHaveLength(2))
  expect(api.sent('useChangeStatusMutation').map(({ variables }) => variables.input)).toEqual([
    { id: 'c1', status: 'SOLD' },
    { id: 'c1', status: 'UNSOLD', expectedStatusUpdatedAt: sold.statusUpdatedAt },
  ])
})

test('The menu sends nothing when the current status is chosen', async () => {
  const api = fakeApi({ ShellQuery: shellData(), CustomersScreenQuery: customersData([maria]) })
  const { user } = renderApp('/customers')
  await user.click(await screen.findByRole('button', { name }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Unsold' }))
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(api.sent('useChangeStatusMutation')).toHaveLength(0)
})

test('The status is a badge alone for someone who may not change it', async () => {
  fakeApi({
    ShellQuery: shellData(),
    CustomersScreenQuery: customersData([{ ...maria, canEdit: false }]),
  })
  renderApp('/customers')
  expect((await findCardOf('Maria Ortiz')).getByText('Unsold')).toBeVisible()
  expect(screen.queryByRole('button', { name })).toBeNull()
})
