import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

const maria = customer(1, 'Maria Ortiz')
const sold = { ...maria, status: 'SOLD' }

beforeAll(() => Promise.all([import('../CustomersScreen.tsx'), import('./CustomersDialogs.tsx')]), 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

async function open(answer: Parameters<typeof fakeApi>[0] = {}) {
  const list = customersData([maria])
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomersScreenQuery: list,
    useCustomerOptionsQuery: list,
    ...answer,
  })
  const app = renderApp('/customers')
  await app.user.click(await screen.findByRole('button', { name: 'Change Status' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Customer Status' }))
  return {
    api,
    ...app,
    dialog,
    submit: () => app.user.click(dialog.getByRole('button', { name: 'Update Status' })),
    async choose(field: RegExp, option: RegExp) {
      await app.user.click(dialog.getByRole('combobox', { name: field }))
      await app.user.click(await screen.findByRole('option', { name: option }))
    },
  }
}

test('The dialog asks for the customer, then for the status, and sends nothing before', async () => {
  const { api, dialog, submit, choose } = await open()
  await submit()
  const told = 'Please select a customer and new status'
  expect(dialog.getByText(told)).toBeVisible()
  expect(dialog.getByRole('combobox', { name: /^Customer/ })).toHaveFocus()
  await choose(/^Customer/, /Maria Ortiz/)
  await submit()
  expect(dialog.getByRole('combobox', { name: /^New Status/ })).toHaveAccessibleDescription(told)
  expect(api.sent('ChangeStatusDialogMutation')).toHaveLength(0)
})

test('The dialog gives the customer the status; the card follows', async () => {
  const answer = {
    data: { changeCustomerStatus: { celebrations: [], customer: sold } },
    after: { CustomersScreenQuery: customersData([sold]) },
  }
  const { api, choose, submit, address } = await open({ ChangeStatusDialogMutation: answer })
  await choose(/^Customer/, /Maria Ortiz/)
  await choose(/^New Status/, /^Sold/)
  await submit()
  expect(await toasts().findByText('Customer status updated successfully!')).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change Customer Status' })).toBeNull())
  expect(screen.getByText('Sold')).toBeVisible()
  expect(address()).toBe('/customers')
  expect(api.sent('ChangeStatusDialogMutation')[0]?.variables.input).toEqual({
    id: 'c1',
    status: 'SOLD',
  })
})

test('The dialog keeps the choice when it fails, and says why', async () => {
  const { dialog, choose, submit } = await open({
    ChangeStatusDialogMutation: refusal('UNAVAILABLE', 'Please try again in a moment.'),
  })
  await choose(/^Customer/, /Maria Ortiz/)
  await choose(/^New Status/, /Not in market/)
  await submit()
  expect(await toasts().findByText('Failed to update status: Please try again in a moment.')).toBeVisible()
  expect(dialog.getByRole('combobox', { name: /^Customer/ })).toHaveTextContent('Maria Ortiz')
  expect(dialog.getByRole('combobox', { name: /^New Status/ })).toHaveTextContent('Not in market')
})
