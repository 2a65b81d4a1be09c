import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { cardOf, findCardOf, openCustomers, setUpCustomers, toasts } from '#web/testing/customersScreen.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

setUpCustomers()

const names = ['Ann Lake', 'Bob Lake', 'Cora Cue', 'Dan Day']
const people = names.map((name, at) => customer(at + 1, name))
const bulkRun = {
  __typename: 'BulkRun',
  id: 'bulk1',
  state: 'DONE',
  summary: 'Status of 3 customers set to Sold',
  count: 3,
  doneCount: 3,
  changedCount: 3,
  leftCount: 0,
  canUndo: true,
  left: [],
}
const counted = { data: { viewer: { business: { __typename: 'Business', id: 'b1', customerCount: 214 } } } }

function open(more: Parameters<typeof customersData>[1] = {}, answers = {}) {
  return openCustomers({ CustomersScreenQuery: customersData(people, more), ...answers })
}

const bar = () => within(screen.getByRole('region', { name: 'Selected customers' }))
const box = (name: string) => cardOf(name).getByRole('checkbox', { name: `Select ${name}` })
async function act(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(bar().getByRole('button', { name: 'Change' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

test('A range is selected with Shift, and gets a status', async () => {
  const { api, user } = open(
    {},
    {
      useStartBulkMutation: { data: { startBulk: { __typename: 'StartBulkPayload', bulkRun } } },
      useUndoBulkMutation: {
        data: { undoBulk: { __typename: 'P', bulkRun: { ...bulkRun, state: 'UNDONE' } } },
      },
    },
  )
  await findCardOf('Ann Lake')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  expect(bar().getByRole('button', { name: 'Change' })).toBeDisabled()
  await user.click(box('Ann Lake'))
  await user.keyboard('{Shift>}')
  await user.click(box('Cora Cue'))
  await user.keyboard('{/Shift}')
  expect(bar().getByRole('status')).toHaveTextContent('3 selected')
  expect(box('Bob Lake')).toBeChecked()
  expect(bar().getByRole('button', { name: 'Merge' })).toBeDisabled()
  await act(user, 'Status')
  const dialog = await findDialog('Set Status of 3 Customers')
  await user.click(dialog.getByRole('button', { name: 'Set Status' }))
  expect(await dialog.findByText('Choose a status')).toBeVisible()
  await user.click(dialog.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Sold' }))
  expect(dialog.queryByRole('switch')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Set Status' }))
  expect(await toasts().findByText('Status of 3 customers set to Sold')).toBeVisible()
  expect(api.sent('useStartBulkMutation')[0]?.variables.input).toEqual({
    customers: { ids: ['c1', 'c2', 'c3'] },
    act: { status: { status: 'SOLD' } },
  })
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Selected customers' })).toBeNull())
  await user.click(toasts().getByRole('button', { name: 'Undo' }))
  expect(await toasts().findByText('All is as before.')).toBeVisible()
  expect(api.sent('useUndoBulkMutation')[0]?.variables.input).toEqual({ id: 'bulk1' })
})

test('All who match are selected but one, and the server hears how many are meant', async () => {
  const { api, user } = open(
    { hasNextPage: true },
    {
      useSelectionQuery: counted,
      useStartBulkMutation: {
        data: {
          startBulk: {
            __typename: 'StartBulkPayload',
            bulkRun: { ...bulkRun, state: 'RUNNING', canUndo: false },
          },
        },
      },
    },
  )
  await findCardOf('Ann Lake')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(bar().getByRole('button', { name: 'Select All' }))
  expect(await bar().findByText('214 selected')).toBeVisible()
  await user.click(box('Bob Lake'))
  await act(user, 'Status')
  const dialog = await findDialog('Set Status of 213 Customers')
  expect(dialog.getByRole('switch', { name: /Start follow-up plans/ })).not.toBeChecked()
  await user.click(dialog.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Sold' }))
  await user.click(dialog.getByRole('button', { name: 'Set Status' }))
  expect(await toasts().findByText('It goes on in the background.')).toBeVisible()
  expect(api.sent('useStartBulkMutation')[0]?.variables.input).toEqual({
    customers: { search: null, filter: {}, except: ['c2'], expectedCount: 213 },
    act: { status: { status: 'SOLD', startsPlans: false } },
  })
})

test('Two are merged, Escape ends the selection, and employees change nothing', async () => {
  const { user } = openCustomers({
    CustomersScreenQuery: (() => {
      const answer = customersData(people)
      return {
        data: {
          viewer: { ...answer.data.viewer, business: { ...answer.data.viewer.business, canBulk: false } },
        },
      }
    })(),
  })
  await findCardOf('Ann Lake')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(box('Ann Lake'))
  await user.click(box('Dan Day'))
  expect(bar().getByRole('button', { name: 'Merge' })).toBeEnabled()
  expect(bar().queryByRole('button', { name: 'Change' })).toBeNull()
  expect(bar().queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Selected customers' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('The notice tells how far a change is, whom it left out, and stays closed', async () => {
  const left = [
    { __typename: 'BulkLeftCustomer', customerDatabaseId: 9, name: 'Eve Left', reason: 'In the trash.' },
  ]
  const { user } = open({ bulkRun: { ...bulkRun, leftCount: 120, left } })
  const notice = within(await screen.findByRole('region', { name: 'Latest bulk change' }))
  expect(notice.getByText('Status of 3 customers set to Sold')).toBeVisible()
  await user.click(notice.getByText('120 customers were left as they are.'))
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Eve Left: In the trash.',
    'and 119 more',
  ])
  await user.click(notice.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'Latest bulk change' })).toBeNull()
})

test('The notice of a change that runs has its progress, and no way to close it', async () => {
  open({ bulkRun: { ...bulkRun, state: 'RUNNING', count: 400, doneCount: 100, canUndo: false } })
  const notice = within(await screen.findByRole('region', { name: 'Latest bulk change' }))
  expect(notice.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  expect(notice.queryByRole('button')).toBeNull()
})
