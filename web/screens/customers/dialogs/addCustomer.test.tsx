import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CustomerData, customer, customersData, nothingEntered } from '#web/testing/customerData.ts'
import { shownCustomers, toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

const maria = customer(1, 'Maria Ortiz')
const added = customer(9, 'Ann Lee', { phoneNumber: '5550107777', email: null })

const created = (...shown: readonly CustomerData[]) => ({
  data: { createCustomer: { customer: customer(9, 'Cora Lane') } },
  after: { CustomersScreenQuery: customersData(shown) },
})

beforeAll(() => Promise.all([import('../CustomersScreen.tsx'), import('./CustomersDialogs.tsx')]), 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

async function open(answer: Parameters<typeof fakeApi>[0] = {}, at = '/customers') {
  const api = fakeApi({ ShellQuery: shellData(), CustomersScreenQuery: customersData([maria]), ...answer })
  const app = renderApp(at)
  await screen.findByRole('heading', { level: 2, name: 'Maria Ortiz' })
  await app.user.click(screen.getByRole('button', { name: 'Add Customer' }))
  return { api, ...app, dialog: within(await screen.findByRole('dialog', { name: 'Add New Customer' })) }
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog']

async function fill(user: UserEvent, dialog: Dialog, first = 'Ann', last = 'Lee', phone = '555-010-7777') {
  await enterText(user, dialog.getByLabelText(/^First Name/), first)
  await enterText(user, dialog.getByLabelText(/^Last Name/), last)
  await enterText(user, dialog.getByLabelText(/^Phone/), phone)
  await user.click(dialog.getByRole('combobox', { name: /^Interest/ }))
  await user.click(await screen.findByRole('option', { name: 'Pool tables' }))
}

const submit = (user: UserEvent, dialog: Dialog) =>
  user.click(dialog.getByRole('button', { name: 'Add Customer' }))

describe('adding a customer', () => {
  test('begins in the first field and asks for what is missing, before it asks the server', async () => {
    const { api, user, dialog } = await open()
    await vi.waitFor(() => expect(dialog.getByLabelText(/^First Name/)).toHaveFocus())
    await submit(user, dialog)
    for (const text of [
      'First name is required',
      'Last name is required',
      'Phone number is required',
      'Interest is required',
    ]) {
      expect(dialog.getByText(text)).toBeVisible()
    }
    await enterText(user, dialog.getByLabelText(/^Phone/), '55501')
    expect(dialog.getByText('Phone number must have 7 to 10 digits')).toBeVisible()
    await enterText(user, dialog.getByLabelText('Email'), 'ann')
    await submit(user, dialog)
    expect(dialog.getByText('Valid email required')).toBeVisible()
    expect(api.sent('AddCustomerDialogMutation')).toHaveLength(0)
  })

  test('follows an interest that somebody renames after it was chosen', async () => {
    const { api, user, dialog, refresh } = await open({ AddCustomerDialogMutation: created(added, maria) })
    await fill(user, dialog)
    const interestOptions = [{ id: 'i1', label: 'Billiard tables' }]
    api.answer('CustomersScreenQuery', customersData([maria], { interestOptions }))
    await refresh()
    expect(await dialog.findByRole('combobox', { name: /^Interest/ })).toHaveTextContent('Billiard tables')
    await submit(user, dialog)
    await vi.waitFor(() => expect(api.sent('AddCustomerDialogMutation')).toHaveLength(1))
    expect(api.sent('AddCustomerDialogMutation')[0]?.variables.input).toMatchObject({
      interest: 'Billiard tables',
    })
  })

  test('offers the interests of the shop in their order, and three states', async () => {
    const { user, dialog } = await open()
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await user.click(dialog.getByRole('combobox', { name: /^Interest/ }))
    await screen.findByRole('option', { name: 'Darts' })
    expect(options()).toEqual(['Pool tables', 'Darts'])
    await user.keyboard('{Escape}')
    expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Unsold')
    await user.click(dialog.getByRole('combobox', { name: 'Status' }))
    await screen.findByRole('option', { name: 'Sold' })
    expect(options()).toEqual(['Unsold', 'Sold', 'Not in market'])
  })

  test('sends digits and what was filled in, and puts the customer first', async () => {
    const { api, user, dialog, address } = await open({ AddCustomerDialogMutation: created(added, maria) })
    await fill(user, dialog, ' Ann ', 'Lee')
    expect(dialog.getByLabelText(/^Phone/)).toHaveValue('(555)010-7777')
    await submit(user, dialog)
    expect(await toasts().findByText('Customer added successfully!')).toBeVisible()
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add New Customer' })).toBeNull())
    expect(shownCustomers()).toEqual(['Ann Lee', 'Maria Ortiz'])
    expect(screen.getByText('2 customers')).toBeVisible()
    expect(address()).toBe('/customers')
    expect(api.sent('AddCustomerDialogMutation')[0]?.variables.input).toEqual({
      ...nothingEntered,
      firstName: 'Ann',
      lastName: 'Lee',
      phoneNumber: '5550107777',
      interest: 'Pool tables',
      status: 'UNSOLD',
    })
  })

  test('sends once however often it is pressed', async () => {
    const { api, user, dialog } = await open()
    await fill(user, dialog)
    await user.dblClick(dialog.getByRole('button', { name: 'Add Customer' }))
    expect(dialog.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true')
    expect(api.sent('AddCustomerDialogMutation')).toHaveLength(1)
  })

  test('keeps what was typed when it fails', async () => {
    const { api, user, dialog } = await open({
      AddCustomerDialogMutation: refusal('UNAVAILABLE', 'The database cannot be reached.'),
    })
    await fill(user, dialog)
    await submit(user, dialog)
    expect(await toasts().findByText('Failed to add customer')).toBeVisible()
    expect(dialog.getByRole('alert')).toHaveTextContent('The database cannot be reached.')
    expect(dialog.getByLabelText(/^First Name/)).toHaveValue('Ann')
    expect(dialog.getByLabelText(/^Phone/)).toHaveValue('(555)010-7777')
    api.answer('AddCustomerDialogMutation', created(added, maria))
    await submit(user, dialog)
    expect(await toasts().findByText('Customer added successfully!')).toBeVisible()
  })

  test('shows beside its field what the server refused', async () => {
    const fields = { city: ['City contains characters that are not allowed'] }
    const { user, dialog } = await open({
      AddCustomerDialogMutation: refusal('BAD_INPUT', 'Please check the fields and try again.', { fields }),
    })
    await fill(user, dialog)
    await submit(user, dialog)
    const message = await dialog.findByText('City contains characters that are not allowed')
    expect(message).toBeVisible()
    expect(dialog.getByLabelText('City')).toHaveAccessibleDescription(message.textContent ?? '')
    await vi.waitFor(() => expect(dialog.getByLabelText('City')).toHaveFocus())
  })
})

describe('adding while a search is on', () => {
  test('shows the customer among the results when the search means them', async () => {
    const { user, dialog } = await open(
      { AddCustomerDialogMutation: created(added, maria) },
      '/customers?q=555',
    )
    await fill(user, dialog)
    await submit(user, dialog)
    await toasts().findByText('Customer added successfully!')
    await vi.waitFor(() => expect(shownCustomers()).toEqual(['Ann Lee', 'Maria Ortiz']))
    expect(screen.getByText('2 found')).toBeVisible()
  })

  test('leaves the results alone when it does not', async () => {
    const { user, dialog } = await open({ AddCustomerDialogMutation: created(maria) }, '/customers?q=maria')
    await fill(user, dialog)
    await submit(user, dialog)
    await toasts().findByText('Customer added successfully!')
    expect(shownCustomers()).toEqual(['Maria Ortiz'])
  })
})
