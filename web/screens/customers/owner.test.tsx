import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { cardOf, openCustomers, setUpCustomers } from '#web/testing/customersScreen.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

setUpCustomers()

const member = (id: string, fullName: string) => ({
  __typename: 'User',
  id,
  fullName,
  role: 'EMPLOYEE',
  email: null,
  isActive: true,
  createdAt: '2026-01-05T15:00:00.000Z',
})
const [ada, emma] = [member('u1', 'Ada Abel'), member('u2', 'Emma Lake')]
const maria = customer(1, 'Maria Ortiz', {
  owner: { __typename: 'User', id: 'u2', fullName: 'Emma Lake' },
  ownerName: 'Emma Lake',
})

test('The card shows the owner, and the form gives the customer to another', async () => {
  const { api, user } = openCustomers({
    CustomersScreenQuery: customersData([maria], { team: [ada, emma] }),
    EditCustomerDialogMutation: { data: { updateCustomer: { celebrations: [], customer: maria } } },
  })
  await screen.findByRole('heading', { level: 2, name: 'Maria Ortiz' })
  expect(cardOf('Maria Ortiz').getByText('Owner: Emma Lake')).toBeInTheDocument()
  await user.click(cardOf('Maria Ortiz').getByRole('button', { name: 'Edit' }))
  const form = await findDialog('Edit Customer')
  const owner = form.getByRole('combobox', { name: 'Owner' })
  expect(owner).toHaveTextContent('Emma Lake')
  for (const [choice, ownerId] of [
    ['Ada Abel', 'u1'],
    ['Nobody', null],
  ] as const) {
    await user.click(owner)
    await user.click(await screen.findByRole('option', { name: choice }))
    if (ownerId === null) await user.click(form.getByRole('button', { name: 'Save Changes' }))
  }
  expect(api.sent('EditCustomerDialogMutation')[0]?.variables.input).toEqual({ id: 'c1', ownerId: null })
})

test('Who works alone is not asked for an owner', async () => {
  const { user } = openCustomers({
    CustomersScreenQuery: customersData([customer(2, 'Sam Hill')], { team: [ada] }),
  })
  await screen.findByRole('heading', { level: 2, name: 'Sam Hill' })
  await user.click(cardOf('Sam Hill').getByRole('button', { name: 'Edit' }))
  expect((await findDialog('Edit Customer')).queryByRole('combobox', { name: 'Owner' })).toBeNull()
})
