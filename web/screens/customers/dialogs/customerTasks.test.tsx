import { act, screen, within } from '@testing-library/react'
import { ConnectionHandler, commitLocalUpdate } from 'relay-runtime'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { cardOf, shownCustomers, toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'
import { deletedRecord, restored } from '#web/testing/trashData.ts'

const maria = customer(1, 'Maria Ortiz', { notes: 'Call after five.', interest: 'Bumper pool' })
const sam = customer(2, 'Sam Whitfield')
const priya = customer(3, 'Priya Rao')
const everyone = [maria, sam, priya]

beforeAll(() => Promise.all([import('../CustomersScreen.tsx'), import('./CustomersDialogs.tsx')]), 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

async function open(answer: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ShellQuery: shellData(), CustomersScreenQuery: customersData(everyone), ...answer })
  const app = renderApp('/customers')
  await screen.findByRole('heading', { level: 2, name: 'Maria Ortiz' })
  return { api, ...app }
}

const dialog = async (name: string, role = 'dialog') => within(await screen.findByRole(role, { name }))
const gone = (name: string, role = 'dialog') =>
  vi.waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())

describe('editing', () => {
  test('sends what was changed and shows it at once', async () => {
    const updated = { ...maria, name: 'Maria Ortega', lastName: 'Ortega', notes: null }
    const { api, user } = await open({
      EditCustomerDialogMutation: {
        data: { updateCustomer: { celebrations: [], customer: updated } },
        after: { CustomersScreenQuery: customersData([updated, sam, priya]) },
      },
    })
    await user.click(cardOf('Maria Ortiz').getByRole('button', { name: 'Edit' }))
    const form = await dialog('Edit Customer')
    expect(form.getByRole('combobox', { name: 'Interest' })).toHaveTextContent('Bumper pool')
    await user.clear(form.getByLabelText(/^Last Name/))
    await enterText(user, form.getByLabelText(/^Last Name/), 'Ortega')
    await user.clear(form.getByLabelText('Notes'))
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    expect(await toasts().findByText('Customer updated successfully!')).toBeVisible()
    await gone('Edit Customer')
    expect(shownCustomers()).toEqual(['Maria Ortega', 'Sam Whitfield', 'Priya Rao'])
    expect(cardOf('Maria Ortega').queryByText('Call after five.')).toBeNull()
    expect(cardOf('Maria Ortega').getByRole('button', { name: 'Edit' })).toHaveFocus()
    expect(api.sent('EditCustomerDialogMutation')[0]?.variables).toEqual({
      input: { id: 'c1', lastName: 'Ortega', notes: null },
    })
  })

  test('needs a name and a phone, and sends nothing when nothing was changed', async () => {
    const { api, user } = await open()
    await user.click(cardOf('Sam Whitfield').getByRole('button', { name: 'Edit' }))
    const form = await dialog('Edit Customer')
    await user.clear(form.getByLabelText(/^First Name/))
    await user.clear(form.getByLabelText(/^Phone/))
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    expect(form.getByText('First name is required')).toBeVisible()
    expect(form.getByText('Phone number is required')).toBeVisible()
    await enterText(user, form.getByLabelText(/^First Name/), 'Sam')
    await enterText(user, form.getByLabelText(/^Phone/), sam.phoneNumber)
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    await gone('Edit Customer')
    expect(api.sent('EditCustomerDialogMutation')).toHaveLength(0)
  })

  test('keeps what was typed when it fails, and begins anew when opened again', async () => {
    const { user } = await open({ EditCustomerDialogMutation: refusal('NOT_FOUND', 'Customer not found') })
    await user.click(cardOf('Sam Whitfield').getByRole('button', { name: 'Edit' }))
    const form = await dialog('Edit Customer')
    await enterText(user, form.getByLabelText('City'), 'Greece')
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    expect(await form.findByText('Customer not found')).toBeVisible()
    expect(form.getByLabelText('City')).toHaveValue('Greece')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await gone('Edit Customer')
    await user.click(cardOf('Sam Whitfield').getByRole('button', { name: 'Edit' }))
    expect((await dialog('Edit Customer')).getByLabelText('City')).toHaveValue('')
  })
})

describe('deleting', () => {
  const ask = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
    await user.click(cardOf(name).getByRole('button', { name: 'Delete' }))
    return dialog('Confirm Delete', 'alertdialog')
  }

  test('warns, removes the card, and leads on to the next one', async () => {
    const { api, user } = await open({
      DeleteCustomerDialogMutation: {
        data: { deleteCustomer: { deletedCustomerId: 'c2', trashEntry: deletedRecord } },
        after: { CustomersScreenQuery: customersData([maria, priya]) },
      },
    })
    const question = await ask(user, 'Sam Whitfield')
    expect(question.getByText(/Are you sure you want to delete/)).toHaveTextContent(
      'Are you sure you want to delete Sam Whitfield? ' +
        'This action cannot be undone and will also delete all related contacts and activities. ' +
        'It stays in the trash for 30 days.',
    )
    await user.dblClick(question.getByRole('button', { name: 'Delete Customer' }))
    expect(await toasts().findByText('Customer deleted successfully!')).toBeVisible()
    await gone('Confirm Delete', 'alertdialog')
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Priya Rao'])
    expect(screen.getByText('2 customers')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Priya Rao' })).toHaveFocus()
    expect(api.sent('DeleteCustomerDialogMutation').map(({ variables }) => variables.input)).toEqual([
      { id: 'c2' },
    ])
  })

  test('is undone from its toast, which says what is no longer as it was', async () => {
    const slot = 'Nov 30 already has 2 appointments, so this one stayed cancelled.'
    const phone = 'Priya Rao has the same phone number.'
    const { api, user } = await open({
      DeleteCustomerDialogMutation: {
        data: { deleteCustomer: { deletedCustomerId: 'c2', trashEntry: deletedRecord } },
        after: { CustomersScreenQuery: customersData([maria, priya]) },
      },
      useRestoreMutation: {
        data: restored('Customer', 'Sam Whitfield', [slot, phone, phone, phone]),
        after: { CustomersScreenQuery: customersData(everyone) },
      },
    })
    const question = await ask(user, 'Sam Whitfield')
    await user.click(question.getByRole('button', { name: 'Delete Customer' }))
    await user.click(await toasts().findByRole('button', { name: 'Undo' }))
    expect(await toasts().findByText(`Customer is back. ${slot} ${phone} And 2 more.`)).toBeVisible()
    expect(toasts().getByText('Sam Whitfield')).toBeVisible()
    await vi.waitFor(() => expect(shownCustomers()).toHaveLength(3))
    expect(api.sent('useRestoreMutation')[0]?.variables).toEqual({ input: { id: 'e1' } })
  })

  test('cannot be undone any more when it was deleted for good', async () => {
    const { user } = await open({
      DeleteCustomerDialogMutation: {
        data: { deleteCustomer: { deletedCustomerId: 'c2', trashEntry: deletedRecord } },
      },
      useRestoreMutation: refusal('NOT_FOUND', 'Trash entry not found'),
    })
    const question = await ask(user, 'Sam Whitfield')
    await user.click(question.getByRole('button', { name: 'Delete Customer' }))
    await user.click(await toasts().findByRole('button', { name: 'Undo' }))
    expect(await toasts().findByText('Nothing was undone')).toBeVisible()
  })

  test('A deletion by a colleague leaves focus in the list, wherever it was', async () => {
    const { environment } = await open()
    const remove = (id: string) =>
      commitLocalUpdate(environment, (store) => {
        const business = store.get('b1')
        const list =
          business &&
          ConnectionHandler.getConnection(business, 'CustomerList_customers', {
            search: null,
            sort: 'NEWEST',
          })
        if (list) ConnectionHandler.deleteNode(list, id)
      })
    screen.getByRole('heading', { level: 2, name: 'Sam Whitfield' }).focus()
    act(() => remove('c2'))
    expect(screen.getByRole('heading', { level: 2, name: 'Priya Rao' })).toHaveFocus()
    act(() => remove('c3'))
    expect(screen.getByRole('heading', { level: 2, name: 'Maria Ortiz' })).toHaveFocus()
  })

  test('says why it failed and stays open', async () => {
    const { user } = await open({
      DeleteCustomerDialogMutation: refusal('FORBIDDEN', 'You do not have permission to do this.'),
    })
    const question = await ask(user, 'Sam Whitfield')
    await user.click(question.getByRole('button', { name: 'Delete Customer' }))
    const told = 'Failed to delete customer: You do not have permission to do this.'
    expect(await toasts().findByText(told)).toBeVisible()
    expect(shownCustomers()).toHaveLength(3)
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await gone('Confirm Delete', 'alertdialog')
    expect(cardOf('Sam Whitfield').getByRole('button', { name: 'Delete' })).toHaveFocus()
  })
})

test('Scheduling from a card is for nine in the morning of the shop, on the chosen date', async () => {
  const { api, user } = await open({ useScheduleContactMutation: refusal('UNAVAILABLE', 'Down') })
  await user.click(cardOf('Sam Whitfield').getByRole('button', { name: 'Schedule Contact' }))
  const form = await dialog('Schedule New Contact')
  expect(form.getByRole('combobox', { name: /^Customer/ })).toHaveTextContent('Sam Whitfield')
  const date = form.getByLabelText(/^Date/)
  await user.clear(date)
  await enterText(user, date, '2027-07-01')
  await user.click(form.getByRole('button', { name: 'Schedule Contact' }))
  expect(await toasts().findByText('Failed to schedule contact: Down')).toBeVisible()
  expect(api.sent('useScheduleContactMutation')[0]?.variables.input).toMatchObject({
    customerId: 'c2',
    scheduledDate: '2027-07-01T13:00:00.000Z',
  })
})
