import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customer } from '#web/testing/customerData.ts'
import { openCustomer, pageData, region, setUpCustomer } from '#web/testing/customerPage.ts'

setUpCustomer()

test('Take over makes the viewer the owner, and Undo gives the customer back', async () => {
  const owner = (id: string, fullName: string) => ({
    owner: { __typename: 'User', id, fullName },
    ownerName: fullName,
  })
  const changed = (more: object) => ({
    data: { changeCustomerOwner: { customer: { ...customer(1, 'Maria Ortiz'), ...more } } },
  })
  const { api, user } = await openCustomer({ more: owner('u2', 'Ana Lake') })
  api.answer('OwnerFactMutation', changed({ ...owner('u1', 'Ada Abel'), isMine: true }))
  api.answer('CustomerScreenQuery', pageData({ more: { ...owner('u1', 'Ada Abel'), isMine: true } }))
  await user.click(region('Details').getByRole('button', { name: 'Take over' }))
  expect(await region('Details').findByText('Ada Abel (you)')).toBeVisible()
  expect(region('Details').queryByRole('button', { name: 'Take over' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await vi.waitFor(() =>
    expect(api.sent('OwnerFactMutation').map(({ variables }) => variables.input)).toEqual([
      { id: 'c1', ownerId: 'u1', expectedOwnerId: 'u2' },
      { id: 'c1', ownerId: 'u2', expectedOwnerId: 'u1' },
    ]),
  )
})
