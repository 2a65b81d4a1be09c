import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { customersData } from '#web/testing/customerData.ts'
import { maria, openCustomers, setUpCustomers } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'

setUpCustomers()

describe('saved views', () => {
  const view = {
    __typename: 'SavedView',
    id: 'v1',
    name: 'Sold darts',
    search: null,
    status: 'SOLD',
    interest: 'Darts',
    noNextStep: false,
    mine: false,
    sort: 'NEWEST',
    layout: 'LIST',
  }

  test('are links, of which the shown one can be renamed and deleted', async () => {
    const { user, address } = openCustomers({
      CustomersScreenQuery: customersData([maria], { savedViews: [view] }),
    })
    const link = await screen.findByRole('link', { name: 'Sold darts' })
    expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute('aria-current', 'page')
    await user.click(link)
    await vi.waitFor(() => expect(address()).toBe('/customers?status=sold&interest=Darts&view=list'))
    expect(await screen.findByRole('link', { name: 'Sold darts', current: 'page' })).toBeVisible()
    expect(await screen.findByText('Last contact')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save View' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Edit the view Sold darts' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete View' }))
    expect(await screen.findByRole('alertdialog', { name: 'Delete View' })).toBeVisible()
  })

  test('keep what is shown under a name', async () => {
    const saved = { data: { createSavedView: { savedView: { id: 'v9', name: 'Sold' } } } }
    const { api, user } = openCustomers(
      { SaveViewDialogMutation: saved },
      '/customers?q=ma&next=none&sort=name',
    )
    await user.click(await screen.findByRole('button', { name: 'Save View' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save View' }))
    await enterText(user, dialog.getByLabelText(/^Name/), 'Waiting')
    await user.click(dialog.getByRole('button', { name: 'Save View' }))
    await vi.waitFor(() =>
      expect(api.sent('SaveViewDialogMutation')[0]?.variables).toEqual({
        input: {
          name: 'Waiting',
          search: 'ma',
          status: null,
          interest: null,
          noNextStep: true,
          mine: false,
          sort: 'NAME',
          layout: 'CARDS',
        },
      }),
    )
  })
})
