import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { dashboardData } from '#web/testing/dashboardData.ts'
import { figure, openDashboard, panel } from '#web/testing/dashboardScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { type ItemData, item } from '#web/testing/hotBoardData.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

beforeAll(async () => {
  await import('./DashboardScreen.tsx')
  await import('./DashboardDialogs.tsx')
}, 60_000)
// 12:30 in New York.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T17:30:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const cloth = item(1, 'Wrong cloth', { priority: 'URGENT' })
const slate = item(2, 'Slate prices', { priority: 'HIGH' })
const quote = item(3, 'Quote for a cue', { priority: 'HIGH' })
const lamp = item(4, 'Lamp flickers')

/** The dashboard with the first items of the board, and how many there are. */
const board = (items: readonly ItemData[], hotBoardItems: number) =>
  dashboardData({ hotBoardItems: items, stats: { hotBoardItems } })

const urgentItems = () =>
  panel('Hot Board Urgent Items')
    .queryAllByRole('listitem', { hidden: true })
    .map((row) => row.querySelector('p')?.textContent)
const open = (answers: Parameters<typeof openDashboard>[1]) =>
  openDashboard(board([cloth, slate, quote], 4), answers)
const gone = (name: string) => vi.waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

describe('resolving from the dashboard', () => {
  const resolvedAt = '2026-11-20T18:00:00.000Z'
  const answers = {
    useResolveItemMutation: {
      data: {
        resolveHotBoardItem: { celebrations: [], hotBoardItem: { id: 'h1', resolvedAt, canReopen: true } },
      },
      after: { DashboardScreenQuery: board([slate, quote, lamp], 3) },
    },
    useResolveItemReopenItemMutation: {
      data: { reopenHotBoardItem: { __typename: 'ReopenHotBoardItemPayload' } },
      after: { DashboardScreenQuery: board([cloth, slate, quote], 4) },
    },
  }
  const press = (title: string) =>
    panel('Hot Board Urgent Items').getByRole('button', { name: `Resolve: ${title}` })

  test('is in my own name unless another is chosen, lets the next move up, and can be undone', async () => {
    const { api, user } = await open(answers)
    await user.click(press('Wrong cloth'))
    const dialog = await findDialog('Resolve Hot Board Item')
    expect(dialog.getByText('Are you sure you want to resolve "Wrong cloth"?')).toBeVisible()
    const resolver = dialog.getByRole('combobox', { name: /^Resolved by/ })
    expect(resolver).toHaveTextContent('Dana Whitfield')
    await user.click(resolver)
    const choices = await screen.findAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual(['DWDana Whitfield', 'MPMax Porter'])
    await user.click(screen.getByRole('option', { name: 'Max Porter' }))
    await enterText(user, dialog.getByLabelText('Notes (optional)'), ' Found it ')
    await user.dblClick(dialog.getByRole('button', { name: 'Resolve' }))
    await gone('Resolve Hot Board Item')

    expect(api.sent('useResolveItemMutation').map(({ variables }) => variables.input)).toEqual([
      { id: 'h1', resolvedBy: 'u2', notes: 'Found it', onlyIfOpen: true },
    ])
    await vi.waitFor(() =>
      expect(urgentItems()).toEqual(['Slate prices', 'Quote for a cue', 'Lamp flickers']),
    )
    expect(figure('Hot Board Items')).toBe('Hot Board Items 3 2 new today')
    await vi.waitFor(() => expect(press('Slate prices')).toHaveFocus())

    await user.click(toasts().getByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(urgentItems()).toEqual(['Wrong cloth', 'Slate prices', 'Quote for a cue']))
    expect(figure('Hot Board Items')).toBe('Hot Board Items 4 2 new today')
  })

  test('takes two presses', async () => {
    const { api, user } = await open(answers)
    await user.click(press('Wrong cloth'))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Resolve Hot Board Item' })).getByRole('button', {
        name: 'Resolve',
      }),
    )
    await gone('Resolve Hot Board Item')
    expect(api.sent('useResolveItemMutation')[0]?.variables.input).toEqual({
      id: 'h1',
      resolvedBy: 'u1',
      notes: null,
      onlyIfOpen: true,
    })
  })

  test('A resolution that fails keeps what was typed', async () => {
    const { user } = await open({
      useResolveItemMutation: refusal('UNAVAILABLE', 'The database cannot be reached.'),
    })
    await user.click(press('Slate prices'))
    const dialog = await findDialog('Resolve Hot Board Item')
    await enterText(user, dialog.getByLabelText('Notes (optional)'), 'Ordered')
    await user.click(dialog.getByRole('button', { name: 'Resolve' }))
    expect(await toasts().findByText('Failed to resolve item')).toBeVisible()
    expect(dialog.getByLabelText('Notes (optional)')).toHaveValue('Ordered')
    expect(urgentItems()).toEqual(['Wrong cloth', 'Slate prices', 'Quote for a cue'])
  })
})

test('An item added from the dashboard is for the whole team at first', async () => {
  const shelf = item(5, 'Shelf is loose', { priority: 'URGENT', assigneeName: 'All Team Members' })
  const { api, user } = await open({
    AddItemDialogMutation: {
      data: { createHotBoardItem: { hotBoardItem: { id: 'h9', title: 'Order wax' } } },
      after: { DashboardScreenQuery: board([cloth, shelf, slate], 5) },
    },
  })
  await user.click(panel('Hot Board Urgent Items').getByRole('button', { name: 'Add Hot Board Item' }))
  const dialog = await findDialog('Add Hot Board Item')
  expect(dialog.getByRole('combobox', { name: 'Assign to' })).toHaveTextContent('All Team Members')
  await enterText(user, dialog.getByLabelText(/^Title/), 'Shelf is loose')
  await enterText(user, dialog.getByLabelText(/^Description/), 'In the back')
  await user.click(dialog.getByRole('button', { name: 'Add Item' }))
  await gone('Add Hot Board Item')
  expect(api.sent('AddItemDialogMutation')[0]?.variables.input).toMatchObject({
    assignedTo: { everyone: true },
  })
  await vi.waitFor(() => expect(urgentItems()).toEqual(['Wrong cloth', 'Shelf is loose', 'Slate prices']))
  expect(figure('Hot Board Items')).toBe('Hot Board Items 5 2 new today')
})
