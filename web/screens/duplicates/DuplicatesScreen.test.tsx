import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { customer } from '#web/testing/customerData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('./DuplicatesScreen.tsx'),
  () => import('./dialogs/DuplicatesDialogs.tsx'),
)

const person = (id: number, name: string, more: Record<string, unknown> = {}) => ({
  ...customer(id, name, more),
  address: null,
  createdAt: '2026-10-01T15:00:00Z',
})
const ann = person(1, 'Ann Lake', { city: 'Troy' })
const bob = person(2, 'Bob Lake', { city: 'Utica' })

const group = (id: string, customers: object[], more: object = {}) => ({
  cursor: id,
  node: { __typename: 'PossibleDuplicate', id, reason: 'PHONE', count: customers.length, customers, ...more },
})
const groups = (...edges: object[]) => ({
  data: {
    viewer: {
      business: {
        __typename: 'Business',
        id: 'b1',
        possibleDuplicates: {
          __typename: 'BusinessPossibleDuplicatesConnection',
          edges,
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      },
    },
  },
})

const difference = (
  field: string,
  label: string,
  customerValue: string,
  otherValue: string,
  more: object = {},
) => ({
  __typename: 'MergeDifference',
  field,
  label,
  customerValue,
  otherValue,
  from: 'CUSTOMER',
  canKeepBoth: false,
  ...more,
})
const preview = {
  data: {
    viewer: {
      business: {
        __typename: 'Business',
        id: 'b1',
        mergePreview: {
          sides: [
            { customer: ann, records: '3 contacts' },
            { customer: bob, records: '2 follow-ups and 1 appointment' },
          ],
          differences: [
            difference('city', 'City', 'Troy', 'Utica'),
            difference('notes', 'Notes', 'First', 'Second', { from: 'BOTH', canKeepBoth: true }),
          ],
        },
      },
    },
  },
}
const merged = {
  data: {
    mergeCustomers: {
      merge: { __typename: 'CustomerMerge', id: 'm1', formerName: 'Ann Lake' },
      customer: bob,
    },
  },
}

function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ ShellQuery: shellData(), MergeDialogQuery: preview, ...answers })
  return { api, ...renderApp('/customers/duplicates') }
}

describe('possible duplicates', () => {
  test('say when there are none', async () => {
    open({ DuplicatesScreenQuery: groups() })
    expect(await screen.findByText('No possible duplicates')).toBeVisible()
  })

  test('are merged as chosen, and taken apart by Undo', async () => {
    const back = { data: { undoMerge: { customer: bob, restored: ann, keptFields: ['City'] } } }
    const { api, user } = open({
      DuplicatesScreenQuery: groups(group('g1', [ann, bob])),
      MergeDialogMutation: merged,
      useUndoMergeMutation: back,
    })
    await user.click(await screen.findByRole('button', { name: 'Merge' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Customers' }))
    expect(dialog.getByText(/^Moves 2 follow-ups and 1 appointment to Ann Lake\./)).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: /^Bob Lake/ }))
    expect(dialog.getByText(/^Moves 3 contacts to Bob Lake\./)).toBeVisible()
    expect(dialog.getByRole('radio', { name: 'Utica' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'Troy' }))
    expect(dialog.getByRole('radio', { name: 'Keep both' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText('Ann Lake was merged into Bob Lake.')).toBeVisible()
    expect(api.sent('MergeDialogMutation').map(({ variables }) => variables)).toEqual([
      {
        input: {
          customerId: bob.id,
          otherId: ann.id,
          values: [
            { field: 'city', from: 'OTHER' },
            { field: 'notes', from: 'BOTH' },
          ],
        },
      },
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText('Ann Lake is back. Bob Lake keeps what was changed since: City.'),
    ).toBeVisible()
  })

  test('of more than two are chosen two by two', async () => {
    const others = [3, 4, 5].map((id) => person(id, `Person ${id}`))
    const { api, user } = open({
      DuplicatesScreenQuery: groups(group('g1', [ann, bob, ...others], { count: 500 })),
    })
    expect(await screen.findByText('and 495 more')).toBeVisible()
    const merge = screen.getByRole('button', { name: 'Merge' })
    await user.click(screen.getByRole('checkbox', { name: 'Merge Person 4' }))
    expect(merge).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Merge Ann Lake' }))
    await user.click(merge)
    await screen.findByRole('dialog', { name: 'Merge Customers' })
    expect(api.sent('MergeDialogQuery').map(({ variables }) => variables)).toEqual([
      { customerId: bob.id, otherId: others[1]?.id },
    ])
  })

  test('are dismissed', async () => {
    const { api, user } = open({
      DuplicatesScreenQuery: groups(group('g1', [ann, bob])),
      DuplicateGroupMutation: { data: { dismissDuplicate: { dismissedId: 'g1' } } },
    })
    await user.click(await screen.findByRole('button', { name: 'Not the Same' }))
    await vi.waitFor(() => expect(api.sent('DuplicateGroupMutation')).toHaveLength(1))
    expect(await screen.findByText('They stay two customers')).toBeVisible()
  })
})
