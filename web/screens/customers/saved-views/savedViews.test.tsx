import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { customersData, savedFilter } from '#web/testing/customerData.ts'
import { maria, openCustomers, setUpCustomers } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'

setUpCustomers()

describe('saved views', () => {
  const view = {
    __typename: 'SavedView',
    id: 'v1',
    name: 'Sold darts',
    search: null,
    filter: savedFilter({ statuses: ['SOLD'], interestIds: ['i2'] }),
    gone: [],
    sort: 'NEWEST',
    layout: 'LIST',
    isShared: false,
    canEdit: true,
    canShare: false,
  }

  test('are links, of which the shown one can be renamed and deleted', async () => {
    const { user, address } = openCustomers({
      CustomersScreenQuery: customersData([maria], { savedViews: [view] }),
    })
    const link = await screen.findByRole('link', { name: 'Sold darts' })
    expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute('aria-current', 'page')
    await user.click(link)
    await vi.waitFor(() => expect(address()).toBe('/customers?status=sold&option=i2&view=list'))
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
          filter: { nextStep: 'NONE' },
          sort: 'NAME',
          layout: 'CARDS',
          shared: false,
        },
      }),
    )
  })

  test('of the business are shared by managers, and seen with what is gone', async () => {
    const shared = { data: { shareSavedView: { savedView: { id: 'v1', isShared: true } } } }
    const own = { ...view, canShare: true, gone: ['interest', 'import'] }
    const { api, user } = openCustomers(
      { CustomersScreenQuery: customersData([maria], { savedViews: [own] }), ViewMenuMutation: shared },
      '/customers?status=sold&option=i2&view=list',
    )
    expect(await screen.findByText(/left out: its interest and import\.$/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Edit the view Sold darts' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Share with Everybody' }))
    await vi.waitFor(() =>
      expect(api.sent('ViewMenuMutation')[0]?.variables).toEqual({ input: { id: 'v1' } }),
    )
  })

  test('of the business have no menu for those who may not change them', async () => {
    const others = { ...view, isShared: true, canEdit: false }
    openCustomers(
      { CustomersScreenQuery: customersData([maria], { savedViews: [others] }) },
      '/customers?status=sold&option=i2&view=list',
    )
    const link = await screen.findByRole('link', { name: /^Shared:\s?Sold darts$/, current: 'page' })
    expect(link).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit the view Sold darts' })).toBeNull()
  })

  test('can be saved for everybody', async () => {
    const saved = { data: { createSavedView: { savedView: { id: 'v9', name: 'Sold' } } } }
    const { api, user } = openCustomers(
      {
        CustomersScreenQuery: customersData([maria], { canShareViews: true }),
        SaveViewDialogMutation: saved,
      },
      '/customers?next=none',
    )
    await user.click(await screen.findByRole('button', { name: 'Save View' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save View' }))
    await enterText(user, dialog.getByLabelText(/^Name/), 'Waiting')
    await user.click(dialog.getByRole('switch', { name: /^Share with everybody/ }))
    await user.click(dialog.getByRole('button', { name: 'Save View' }))
    await vi.waitFor(() =>
      expect(api.sent('SaveViewDialogMutation')[0]?.variables.input).toMatchObject({ shared: true }),
    )
  })
})
