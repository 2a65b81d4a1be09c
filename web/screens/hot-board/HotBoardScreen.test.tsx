import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { boardData, type ItemData, item, resolved } from '#web/testing/hotBoardData.ts'
import { findDialog, itemCard, openBoard, titlesIn } from '#web/testing/hotBoardScreen.ts'

beforeAll(async () => {
  await import('./HotBoardScreen.tsx')
  await import('./dialogs/HotBoardDialogs.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const cloth = item(1, 'Wrong cloth', { priority: 'URGENT', assigneeName: 'Max Porter' })
const lamp = item(2, 'Lamp flickers', { assigneeName: 'All Team Members' })
const arrow = item(3, 'Repaint the arrow', { priority: 'LOW' })
const van = resolved(item(4, 'Van will not start'), { resolutionNotes: 'Battery.\nNew one in.' })

const gone = (name: string, role = 'dialog') =>
  vi.waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())

describe('the board', () => {
  test('says of each item what, how urgent, for whom, from whom and when', async () => {
    const late = { createdAt: '2026-11-21T03:30:00.000Z' }
    await openBoard(boardData({ active: [{ ...cloth, ...late }, lamp, arrow] }))
    expect(titlesIn('Active Items')).toEqual(['Wrong cloth', 'Lamp flickers', 'Repaint the arrow'])
    const card = itemCard('Wrong cloth')
    for (const text of ['Urgent', 'About Wrong cloth', 'Max Porter'])
      expect(card.getByText(text)).toBeVisible()
    // The day in the time zone of the business, not in UTC.
    expect(card.getByText('Dana Whitfield').parentElement).toHaveTextContent('Dana Whitfield · Nov 20, 2026')
    expect(card.getByText(/^Open for \d+ days$/)).toBeVisible()
    expect(itemCard('Lamp flickers').getByText('All Team Members')).toBeVisible()
    expect(itemCard('Repaint the arrow').getByText('Unassigned')).toBeVisible()
    expect(titlesIn('Resolved Items')).toBeNull()
  })

  test('shows resolved ones with how it was done, and reopens them', async () => {
    const { api, user } = await openBoard(boardData({ active: [cloth], resolved: [van] }), {
      useResolveItemReopenItemMutation: {
        data: { reopenHotBoardItem: { __typename: 'ReopenHotBoardItemPayload' } },
      },
    })
    expect(titlesIn('Resolved Items')).toEqual(['Van will not start'])
    const card = itemCard('Van will not start')
    expect(card.getByText(/^Resolved by/)).toHaveTextContent('Resolved by Dana Whitfield · Nov 20, 2026')
    expect(card.getByText('Battery. New one in.')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Reopen: Van will not start' }))
    expect(await toasts().findByText('Item is active again')).toBeVisible()
    expect(api.sent('useResolveItemReopenItemMutation')).toHaveLength(1)
  })

  test('offers what may be done, and no more', async () => {
    await openBoard(boardData({ active: [{ ...cloth, canEdit: false }] }))
    expect(itemCard('Wrong cloth').getByRole('button', { name: 'Resolve' })).toBeVisible()
    expect(itemCard('Wrong cloth').queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  test('The board without anything leads to the first item', async () => {
    const { user } = await openBoard()
    expect(screen.getByText('Nothing on the hot board')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add an item' }))
    await findDialog('Add Hot Board Item')
  })
})

describe('adding', () => {
  const created = { createHotBoardItem: { hotBoardItem: { id: 'h9', title: 'Order wax' } } }

  test('asks for title and description, and puts the item in its place', async () => {
    const shelf = item(5, 'Shelf is loose', { priority: 'HIGH', assigneeName: 'Max Porter' })
    const { api, user } = await openBoard(boardData({ active: [cloth, lamp] }), {
      AddItemDialogMutation: {
        data: created,
        after: { HotBoardScreenQuery: boardData({ active: [cloth, shelf, lamp] }) },
      },
    })
    await user.click(screen.getByRole('button', { name: 'Add Item' }))
    const dialog = await findDialog('Add Hot Board Item')
    const add = dialog.getByRole('button', { name: 'Add Item' })
    await user.click(add)
    expect(dialog.getByText('Title is required')).toBeVisible()
    expect(dialog.getByText('Description is required')).toBeVisible()
    expect(dialog.getByLabelText(/^Title/)).toHaveFocus()
    await user.click(dialog.getByLabelText(/^Title/))
    await user.paste('x'.repeat(161))
    expect(dialog.getByText('Title must be at most 160 characters')).toBeVisible()
    await user.clear(dialog.getByLabelText(/^Title/))

    await enterText(user, dialog.getByLabelText(/^Title/), ' Shelf is loose ')
    await enterText(user, dialog.getByLabelText(/^Description/), 'In the back')
    expect(dialog.getByRole('combobox', { name: 'Assign to' })).toHaveTextContent('Not Assigned')
    await user.click(dialog.getByRole('combobox', { name: 'Assign to' }))
    const choices = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(choices).toEqual(['Not Assigned', 'All Team Members', 'DWDana Whitfield', 'MPMax Porter'])
    await user.click(screen.getByRole('option', { name: 'Max Porter' }))
    await user.click(dialog.getByRole('combobox', { name: 'Priority' }))
    await user.click(await screen.findByRole('option', { name: 'High' }))
    await user.dblClick(add)
    await gone('Add Hot Board Item')

    await vi.waitFor(() =>
      expect(titlesIn('Active Items')).toEqual(['Wrong cloth', 'Shelf is loose', 'Lamp flickers']),
    )
    expect(screen.getByRole('heading', { name: /^Active Items/ })).toHaveTextContent('Active Items3')
    expect(api.sent('AddItemDialogMutation').map(({ variables }) => variables.input)).toEqual([
      {
        title: 'Shelf is loose',
        description: 'In the back',
        priority: 'HIGH',
        assignedTo: { userId: 'u2' },
      },
    ])
  })

  test('An addition that fails keeps what was typed, and can be tried again', async () => {
    const shelf = item(5, 'Shelf')
    const { api, user } = await openBoard(boardData(), {
      AddItemDialogMutation: refusal('UNAVAILABLE', 'The database cannot be reached.'),
    })
    await user.click(screen.getByRole('button', { name: 'Add Item' }))
    const dialog = await findDialog('Add Hot Board Item')
    await enterText(user, dialog.getByLabelText(/^Title/), 'Shelf')
    await enterText(user, dialog.getByLabelText(/^Description/), 'Loose')
    await user.click(dialog.getByRole('button', { name: 'Add Item' }))
    expect(await toasts().findByText('Failed to create hot board item')).toBeVisible()
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Shelf')
    expect(dialog.getByRole('alert')).toHaveTextContent('The database cannot be reached.')
    const after = { HotBoardScreenQuery: boardData({ active: [shelf] }) }
    api.answer('AddItemDialogMutation', { data: created, after })
    await user.click(dialog.getByRole('button', { name: 'Add Item' }))
    await gone('Add Hot Board Item')
    await vi.waitFor(() => expect(titlesIn('Active Items')).toEqual(['Shelf']))
  })
})

describe('resolving', () => {
  const all = boardData({ active: [cloth, lamp, arrow] })
  const resolving = (canReopen: boolean, active: readonly ItemData[]) => ({
    useResolveItemMutation: {
      data: {
        resolveHotBoardItem: {
          celebrations: [],
          hotBoardItem: { id: 'h2', resolvedAt: '2026-11-20T18:00:00.000Z', canReopen },
        },
      },
      after: { HotBoardScreenQuery: boardData({ active, resolved: [resolved(lamp, { canReopen })] }) },
    },
  })
  const ask = async (user: Awaited<ReturnType<typeof openBoard>>['user']) => {
    await user.click(itemCard('Lamp flickers').getByRole('button', { name: 'Resolve' }))
    return findDialog('Resolve Hot Board Item', 'alertdialog')
  }

  test('asks first, moves the card over, leads on to the next, and can be undone', async () => {
    const { api, user } = await openBoard(all, {
      ...resolving(true, [cloth, arrow]),
      useResolveItemReopenItemMutation: {
        data: { reopenHotBoardItem: { __typename: 'ReopenHotBoardItemPayload' } },
        after: { HotBoardScreenQuery: all },
      },
    })
    const dialog = await ask(user)
    expect(dialog.getByText('Are you sure you want to resolve "Lamp flickers"?')).toBeVisible()
    await user.dblClick(dialog.getByRole('button', { name: 'Resolve' }))
    await gone('Resolve Hot Board Item', 'alertdialog')
    await vi.waitFor(() => expect(titlesIn('Resolved Items')).toEqual(['Lamp flickers']))
    expect(titlesIn('Active Items')).toEqual(['Wrong cloth', 'Repaint the arrow'])
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Repaint the arrow' })).toHaveFocus())
    expect(api.sent('useResolveItemMutation').map(({ variables }) => variables.input)).toEqual([
      { id: 'h2', onlyIfOpen: true },
    ])

    await user.click(toasts().getByRole('button', { name: 'Undo' }))
    await vi.waitFor(() =>
      expect(titlesIn('Active Items')).toEqual(['Wrong cloth', 'Lamp flickers', 'Repaint the arrow']),
    )
    expect(titlesIn('Resolved Items')).toBeNull()
  })

  test('Resolving the last item leads on to what makes a new one', async () => {
    const { user } = await openBoard(boardData({ active: [lamp] }), resolving(true, []))
    await user.click((await ask(user)).getByRole('button', { name: 'Resolve' }))
    expect(await screen.findByText('Nothing on the hot board')).toBeVisible()
    await gone('Resolve Hot Board Item', 'alertdialog')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Add an item' })).toHaveFocus())
  })

  test('offers no way back where there is none', async () => {
    const { user } = await openBoard(all, resolving(false, [cloth, arrow]))
    await user.click((await ask(user)).getByRole('button', { name: 'Resolve' }))
    expect(await toasts().findByText('Item resolved')).toBeVisible()
    expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('A resolution that fails says so, leaves everything, and can be tried again', async () => {
    const { user } = await openBoard(all, {
      useResolveItemMutation: refusal('UNAVAILABLE', 'The database cannot be reached.'),
    })
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Resolve' }))
    expect(await toasts().findByText('Failed to resolve item')).toBeVisible()
    expect(titlesIn('Active Items')).toEqual(['Wrong cloth', 'Lamp flickers', 'Repaint the arrow'])
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await gone('Resolve Hot Board Item', 'alertdialog')
    await vi.waitFor(() =>
      expect(itemCard('Lamp flickers').getByRole('button', { name: 'Resolve' })).toHaveFocus(),
    )
  })
})
