import { act, screen } from '@testing-library/react'
import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { cardOf } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('../CustomersScreen.tsx'),
  () => import('./CustomersDialogs.tsx'),
)

const maria = customer(1, 'Maria Ortiz', { notes: 'Call after five.', city: 'Geneva' })

async function edit() {
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomersScreenQuery: customersData([maria]),
    EditCustomerDialogMutation: refusal('NOT_FOUND', 'Customer not found'),
  })
  const app = renderApp('/customers')
  await screen.findByRole('heading', { level: 2, name: 'Maria Ortiz' })
  await app.user.click(cardOf('Maria Ortiz').getByRole('button', { name: 'Edit' }))
  return {
    ...app,
    form: await findDialog('Edit Customer'),
    sent: () => api.sent('EditCustomerDialogMutation')[0]?.variables.input,
    async change(...customers: Parameters<typeof customersData>[0]) {
      api.answer('CustomersScreenQuery', customersData(customers))
      await app.refresh()
    },
  }
}

test('Another user’s change of the same field is shown before it is overwritten', async () => {
  const { user, form, change, sent } = await edit()
  await enterText(user, form.getByLabelText('Notes'), ' Not on Mondays.')
  await change(customer(1, 'Maria Ortiz', { notes: 'Wants slate.', city: 'Ovid', status: 'SOLD' }))
  expect(await form.findByText('Notes is now')).toBeVisible()
  expect(form.getByText('Wants slate.')).toBeVisible()
  expect(form.queryByText('City is now')).toBeNull()
  expect(form.getByLabelText('City')).toHaveValue('Ovid')
  expect(form.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Sold')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(sent()).toEqual({ id: 'c1', notes: 'Call after five. Not on Mondays.' })
})

test('A customer who was deleted meanwhile keeps the form and what was typed', async () => {
  const { user, form, change, environment } = await edit()
  await enterText(user, form.getByLabelText('Notes'), ' Not on Mondays.')
  await change()
  act(() => commitLocalUpdate(environment, (store) => store.delete('c1')))
  expect(form.getByLabelText('City')).toHaveValue('Geneva')
  expect(form.getByLabelText('Notes')).toHaveValue('Call after five. Not on Mondays.')
  expect(form.queryByText(/in the meantime/)).toBeNull()
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Customer not found')
  expect(screen.getAllByText(/Customer not found/)).toHaveLength(1)
})
