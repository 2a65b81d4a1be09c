import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { findCardOf, openCustomers, setUpCustomers } from '#web/testing/customersScreen.ts'

setUpCustomers()

const cher = customer(3, 'Cher', { phoneNumber: '' })
const saved = {
  data: {
    updateCustomer: { celebrations: [], customer: { __typename: 'Customer', id: 'c3', name: 'Cher' } },
  },
}

test('A customer without a phone number or a last name gets the number, and needs no last name', async () => {
  const { api, user } = openCustomers({
    CustomersScreenQuery: customersData([cher]),
    EditCustomerDialogMutation: saved,
  })
  const card = await findCardOf('Cher')
  expect(card.queryByRole('link', { name: /\(/ })).toBeNull()
  await user.click(card.getByRole('button', { name: 'Add phone' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Customer' }))
  const phone = form.getByLabelText('Phone')
  await vi.waitFor(() => expect(phone).toHaveFocus())
  expect(phone).not.toBeRequired()
  expect(form.getByLabelText('Last Name')).not.toBeRequired()
  expect(form.getByLabelText(/^First Name/)).toBeRequired()
  await user.type(phone, '5855550123')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  await vi.waitFor(() =>
    expect(api.sent('EditCustomerDialogMutation')[0]?.variables).toEqual({
      input: { id: 'c3', phoneNumber: '5855550123' },
    }),
  )
})

test('Who may not edit reads that there is no number', async () => {
  openCustomers({ CustomersScreenQuery: customersData([{ ...cher, canEdit: false }]) })
  const card = await findCardOf('Cher')
  expect(card.getByText('Not given')).toBeVisible()
  expect(card.queryByRole('button', { name: 'Add phone' })).toBeNull()
})
