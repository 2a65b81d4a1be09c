import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { keepDrafts } from '#web/lib/draftOwner.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { boardData, item, person } from '#web/testing/hotBoardData.ts'
import { findDialog, itemCard, openBoard, titlesIn } from '#web/testing/hotBoardScreen.ts'

beforeAll(async () => {
  await import('./HotBoardScreen.tsx')
  await import('./dialogs/HotBoardDialogs.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const cloth = item(1, 'Wrong cloth', { priority: 'HIGH' })
const lamp = item(2, 'Lamp flickers', { assigneeName: 'All Team Members', isAssignedToEveryone: true })

async function edit(of = lamp, answers: Parameters<typeof openBoard>[1] = {}) {
  const app = await openBoard(boardData({ active: [cloth, of] }), answers)
  await app.user.click(itemCard(of.title).getByRole('button', { name: 'Edit' }))
  const dialog = await findDialog('Edit Hot Board Item')
  const sent = () => app.api.sent('EditItemDialogMutation').map(({ variables }) => variables.input)
  const retitle = async (title: string) => {
    await app.user.clear(dialog.getByLabelText(/^Title/))
    await enterText(app.user, dialog.getByLabelText(/^Title/), title)
  }
  const press = (name: string) => app.user.click(dialog.getByRole('button', { name }))
  return { ...app, dialog, sent, retitle, press }
}

const saved = (more: object) => ({
  data: { updateHotBoardItem: { __typename: 'UpdateHotBoardItemPayload' } },
  after: { HotBoardScreenQuery: boardData({ active: [{ ...lamp, ...more }, cloth] }) },
})
const gone = () =>
  vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Hot Board Item' })).toBeNull())

describe('editing an item', () => {
  test('begins with what is there, sends what changed and moves the card', async () => {
    const { user, dialog, sent, retitle, press } = await edit(lamp, {
      EditItemDialogMutation: saved({ title: 'Lamp is out', priority: 'URGENT', version: 2 }),
    })
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Lamp flickers')
    expect(dialog.getByLabelText(/^Description/)).toHaveValue('About Lamp flickers')
    expect(dialog.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('Medium')
    expect(dialog.getByRole('combobox', { name: 'Assign to' })).toHaveTextContent('All Team Members')
    await retitle('Lamp is out')
    await user.click(dialog.getByRole('combobox', { name: 'Assign to' }))
    await user.click(await screen.findByRole('option', { name: 'Not Assigned' }))
    await press('Update Item')
    expect(await toasts().findByText('Item updated')).toBeVisible()
    await gone()
    expect(sent()).toEqual([{ id: 'h2', version: 1, title: 'Lamp is out', assignedTo: null }])
    await vi.waitFor(() => expect(titlesIn('Active Items')).toEqual(['Lamp is out', 'Wrong cloth']))
    await vi.waitFor(() =>
      expect(itemCard('Lamp is out').getByRole('button', { name: 'Edit' })).toHaveFocus(),
    )
  })

  test('asks about a draft over which others have written', async () => {
    const first = await edit()
    await first.retitle('Lamp is out')
    keepDrafts('1:1')
    cleanup()
    const second = await edit(item(2, 'Lamp is fine', { ...lamp, title: 'Lamp is fine', version: 2 }))
    expect(second.dialog.getByLabelText(/^Title/)).toHaveValue('Lamp is out')
    expect(second.dialog.getByText('Lamp is fine')).toBeVisible()
    expect(second.dialog.getByRole('button', { name: 'Update Item' })).toBeDisabled()
    await second.press('Keep mine')
    expect(second.sent()).toEqual([{ id: 'h2', version: 2, title: 'Lamp is out' }])
  })

  test('Editing an item without a change sends nothing', async () => {
    const { sent, press } = await edit()
    await press('Update Item')
    await gone()
    expect(sent()).toEqual([])
  })

  test('keeps whom it was with, though they have left the team', async () => {
    const { user, dialog } = await edit(
      item(2, 'Lamp flickers', { assignedTo: { id: 'u3' }, assignedToName: 'Lou Gone' }),
    )
    await user.click(dialog.getByRole('combobox', { name: 'Assign to' }))
    expect(await screen.findByRole('option', { name: 'Lou Gone (no longer on the team)' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('is assigned to one of two members of one name', async () => {
    const sams = ['MANAGER', 'EMPLOYEE'].map((role, index) => ({
      ...person(`u${index + 8}`, 'Sam Cole'),
      role,
    }))
    const { user } = await openBoard(boardData({ active: [lamp], members: sams }))
    await user.click(itemCard(lamp.title).getByRole('button', { name: 'Edit' }))
    const dialog = await findDialog('Edit Hot Board Item')
    await user.click(dialog.getByRole('combobox', { name: 'Assign to' }))
    await user.click(await screen.findByRole('option', { name: 'Sam Cole (Employee)' }))
    expect(dialog.getByRole('combobox', { name: 'Assign to' })).toHaveTextContent('Sam Cole (Employee)')
  })

  const resolved = 'A resolved item cannot be edited. Max Porter resolved it on Nov 20, 2026, 1:05 PM.'

  test('The form of an item that was resolved meanwhile says so once, and keeps what was typed', async () => {
    const { dialog, retitle, press } = await edit(lamp, {
      EditItemDialogMutation: refusal('CONFLICT', resolved),
    })
    await retitle('Lamp is out')
    await press('Update Item')
    expect(await dialog.findByRole('alert')).toHaveTextContent(resolved)
    expect(screen.getAllByText(/cannot be edited/)).toHaveLength(1)
    expect(dialog.queryByRole('button', { name: 'Reopen' })).toBeNull()
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Lamp is out')
  })

  test('An item that was resolved meanwhile is reopened in the form, and then saved', async () => {
    const { api, dialog, sent, retitle, press } = await edit(lamp, {
      EditItemDialogMutation: refusal('CONFLICT', resolved, { canReopen: true }),
      useResolveItemReopenItemMutation: { data: { reopenHotBoardItem: { __typename: 'Payload' } } },
    })
    await retitle('Lamp is out')
    await press('Update Item')
    await dialog.findByRole('alert')
    api.answer('EditItemDialogMutation', saved({ title: 'Lamp is out', version: 2 }))
    await press('Reopen')
    await vi.waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
    expect(api.sent('useResolveItemReopenItemMutation')[0]?.variables).toEqual({ input: { id: 'h2' } })
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Lamp is out')
    await press('Update Item')
    await gone()
    expect(sent()).toHaveLength(2)
  })

  test('An edit that is refused after the form was closed is told in a toast', async () => {
    let answer = (_: ReturnType<typeof refusal>) => {}
    const late = new Promise<ReturnType<typeof refusal>>((resolve) => (answer = resolve))
    const { retitle, press } = await edit(lamp, { EditItemDialogMutation: () => late })
    await retitle('Lamp is out')
    await press('Update Item')
    await press('Cancel')
    await gone()
    answer(refusal('CONFLICT', resolved))
    expect(await toasts().findByText(`Failed to update item: ${resolved}`)).toBeVisible()
  })
})

describe('when somebody was faster', () => {
  const newer = (more: object = {}) =>
    refusal('CONFLICT', 'This item was changed by someone else in the meantime.', {
      current: {
        version: 2,
        title: 'Lamp over table 3',
        description: 'About Lamp flickers',
        priority: 'URGENT',
        assignedToAll: false,
        assignedTo: 'u2',
        assignedToName: 'Max Porter',
        changedBy: 'Max Porter',
        changedAt: '2026-11-20T18:05:00.000Z',
        ...more,
      },
    })

  async function conflict() {
    const app = await edit(lamp, { EditItemDialogMutation: newer() })
    await app.retitle('Lamp is out')
    await app.press('Update Item')
    const alert = await app.dialog.findByRole('alert')
    return { ...app, alert }
  }

  test('their changes are shown beside mine, and nothing is lost', async () => {
    const { dialog, alert } = await conflict()
    expect(alert).toHaveFocus()
    expect([...alert.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
      'Title is now',
      'Lamp over table 3',
      'Priority is now',
      'Urgent',
      'Assignee is now',
      'Max Porter',
    ])
    expect(alert).toHaveTextContent('Max Porter changed this item at 1:05 PM while you were editing it.')
    expect(alert).toHaveTextContent('Keep mine saves your title. The rest stays as it is now.')
    // The user's own values where they edited, the newer values elsewhere: what would be saved.
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Lamp is out')
    expect(dialog.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('Urgent')
    expect(dialog.getByRole('combobox', { name: 'Assign to' })).toHaveTextContent('Max Porter')
    // A second press of the same button must not overwrite values that the user has not seen yet.
    expect(dialog.getByRole('button', { name: 'Update Item' })).toBeDisabled()
    expect(toasts().queryByText(/Failed/)).toBeNull()
  })

  test('I can keep mine: only what I changed goes over theirs', async () => {
    const { api, sent, press } = await conflict()
    api.answer('EditItemDialogMutation', saved({ title: 'Lamp is out', priority: 'URGENT', version: 3 }))
    await press('Keep mine')
    await gone()
    expect(sent().at(-1)).toEqual({ id: 'h2', version: 2, title: 'Lamp is out' })
    await vi.waitFor(() => expect(titlesIn('Active Items')).toEqual(['Lamp is out', 'Wrong cloth']))
  })

  test('I can take theirs, and go on from there', async () => {
    const { api, user, dialog, sent, press } = await conflict()
    await press('Take newer values')
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Lamp over table 3')
    expect(dialog.getByLabelText(/^Title/)).toHaveFocus()
    expect(dialog.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('Urgent')
    expect(dialog.getByRole('combobox', { name: 'Assign to' })).toHaveTextContent('Max Porter')
    api.answer('EditItemDialogMutation', saved({ version: 3 }))
    await enterText(user, dialog.getByLabelText(/^Description/), '!')
    await press('Update Item')
    await gone()
    expect(sent().at(-1)).toEqual({ id: 'h2', version: 2, description: 'About Lamp flickers!' })
  })

  test('When somebody was faster again, the newest values are shown', async () => {
    const { api, dialog, sent, press } = await conflict()
    api.answer('EditItemDialogMutation', newer({ version: 3, title: 'Third title' }))
    await press('Keep mine')
    expect(await dialog.findByText('Third title')).toBeVisible()
    api.answer('EditItemDialogMutation', saved({ version: 4 }))
    await press('Keep mine')
    await gone()
    expect(sent().map((input) => (input as { version: number }).version)).toEqual([1, 2, 3])
  })
})
