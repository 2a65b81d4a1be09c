import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customersData } from '#web/testing/customerData.ts'
import { openCustomer, pageData, region, setUpCustomer } from '#web/testing/customerPage.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { deletedRecord, restored } from '#web/testing/trashData.ts'

setUpCustomer()

type App = Awaited<ReturnType<typeof openCustomer>>

const { viewer } = pageData().data
const withoutMaria = { data: { viewer: { ...viewer, business: { ...viewer.business, customer: null } } } }
const gone = { CustomerScreenQuery: withoutMaria, CustomersScreenQuery: customersData([]) }
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

async function deleteMaria({ api, user, address }: App) {
  api.answer('DeleteCustomerDialogMutation', {
    data: { deleteCustomer: { deletedCustomerId: 'c1', trashEntry: deletedRecord } },
    after: gone,
  })
  await user.click(region('Details').getByRole('button', { name: 'Delete' }))
  await user.click((await question('Confirm Delete')).getByRole('button', { name: 'Delete Customer' }))
  await vi.waitFor(() => expect(address()).toBe('/customers'))
}
const restoredAs = (databaseId: number) => {
  const { restoreTrash } = restored('Customer', 'Maria Ortiz')
  return {
    data: { restoreTrash: { ...restoreTrash, databaseId } },
    after: { CustomerScreenQuery: pageData() },
  }
}

test('Undo leads back to the page of the customer', async () => {
  const app = await openCustomer()
  await deleteMaria(app)
  app.api.answer('useRestoreMutation', restoredAs(1))
  await app.user.click(await toasts().findByRole('button', { name: 'Undo' }))
  expect(await toasts().findByText('Customer is back')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'History' })).toBeVisible()
  expect(app.address()).toBe('/customers/1')
  expect(toasts().queryByRole('button', { name: 'Show' })).toBeNull()
})

test('Undo does not say for a moment that the customer does not exist', async () => {
  const app = await openCustomer()
  await deleteMaria(app)
  const { data } = restoredAs(1)
  const held = () => new Promise<never>(() => {})
  app.api.answer('useRestoreMutation', { data, after: { CustomerScreenQuery: held } })
  await app.user.click(await toasts().findByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(app.address()).toBe('/customers/1'))
  expect(await screen.findByRole('status', { name: 'Loading customer' })).toBeInTheDocument()
  expect(screen.queryByText('Customer not found')).toBeNull()
})

test('Undo from another screen offers the way back', async () => {
  const app = await openCustomer()
  await deleteMaria(app)
  await app.user.click(await screen.findByRole('link', { name: 'Settings' }))
  await vi.waitFor(() => expect(app.address()).toBe('/settings'))
  app.api.answer('useRestoreMutation', restoredAs(1))
  await app.user.click(await toasts().findByRole('button', { name: 'Undo' }))
  expect(await toasts().findByText('Customer is back')).toBeVisible()
  expect(app.address()).toBe('/settings')
  await app.user.click(toasts().getByRole('button', { name: 'Show' }))
  await vi.waitFor(() => expect(app.address()).toBe('/customers/1'))
})

async function askToErase({ user }: App) {
  await user.click(region('Details').getByRole('button', { name: 'More for Maria Ortiz' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Erase for Good' }))
  return question('Erase for Good')
}

test('Erasing takes the full name, and leaves the page', async () => {
  const app = await openCustomer({ more: { canErase: true } })
  const asked = await askToErase(app)
  const button = asked.getByRole('button', { name: 'Erase for Good' })
  expect(button).toBeDisabled()
  await enterText(app.user, asked.getByLabelText('Type the full name to erase'), 'maria orti')
  expect(button).toBeDisabled()
  await enterText(app.user, asked.getByLabelText('Type the full name to erase'), 'z')
  app.api.answer('EraseCustomerDialogMutation', {
    data: { eraseCustomer: { erasedCustomerId: 'c1' } },
    after: gone,
  })
  await app.user.click(button)
  expect(await toasts().findByText('Customer erased for good')).toBeVisible()
  expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
  await vi.waitFor(() => expect(app.address()).toBe('/customers'))
  expect(app.api.sent('EraseCustomerDialogMutation')[0]?.variables).toEqual({
    input: { id: 'c1', name: 'maria ortiz' },
  })
})

test('Erasing that is refused keeps the page and what was typed', async () => {
  const app = await openCustomer({ more: { canErase: true } })
  const asked = await askToErase(app)
  const field = asked.getByLabelText('Type the full name to erase')
  await enterText(app.user, field, 'Maria Ortiz')
  app.api.answer('EraseCustomerDialogMutation', refusal('NOT_FOUND', 'Customer not found'))
  await app.user.click(asked.getByRole('button', { name: 'Erase for Good' }))
  expect(await toasts().findByText('Failed to erase: Customer not found')).toBeVisible()
  expect(field).toHaveValue('Maria Ortiz')
  expect(app.address()).toBe('/customers/1')
})

test('Erasing is offered to those alone who may', async () => {
  await openCustomer()
  expect(region('Details').getByRole('button', { name: 'Delete' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^More for / })).toBeNull()
})
