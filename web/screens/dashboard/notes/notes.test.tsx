import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { dashboardData } from '#web/testing/dashboardData.ts'
import { openDashboard, panel } from '#web/testing/dashboardScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { type NoteData, note, reader, sharedNote } from '#web/testing/noteData.ts'
import { deletedRecord, restored } from '#web/testing/trashData.ts'

beforeAll(async () => {
  await import('../DashboardScreen.tsx')
  await import('#web/features/sticky-notes/NoteDialogs.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const chalk = note(2, 'Chalk', { color: '#bfdbfe' })
const bank = note(1, 'Bank')
const league = sharedNote(7, 'League')

/** The dashboard with the first notes of both lists. */
const board = (stickyNotes: readonly NoteData[], sharedNotes: readonly NoteData[] = [league]) =>
  dashboardData({ stickyNotes, sharedNotes })
/** The response of a mutation after which the dashboard has these notes. */
const written = (data: object, ...notes: Parameters<typeof board>) => ({
  data,
  after: { DashboardScreenQuery: board(...notes) },
})

const notes = () => panel('Sticky Notes')
const titles = () =>
  notes()
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map(({ textContent }) => textContent)
const press = (name: string) => notes().getByRole('button', { name, hidden: true })
const gone = (name: string, role = 'dialog') =>
  vi.waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
const open = (answers: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard(board([chalk, bank]), answers)
const unavailable = refusal('UNAVAILABLE', 'The database cannot be reached.')

describe('a new note', () => {
  const lamp = note(3, 'Lamp')
  const answer = written({ createStickyNote: { stickyNote: { id: 'n9', title: 'Lamp' } } }, [
    lamp,
    chalk,
    bank,
  ])

  test('is yellow unless something else is chosen, and comes first', async () => {
    const { api, user } = await open({ AddNoteDialogStickyNoteMutation: answer })
    await user.click(press('Add Note'))
    const dialog = await findDialog('Add New Sticky Note')
    expect(dialog.getAllByRole('radio').map((color) => color.getAttribute('aria-label'))).toEqual([
      ...['Yellow', 'Orange', 'Red', 'Blue', 'Green', 'Purple'],
    ])
    expect(dialog.getByRole('radio', { name: 'Yellow' })).toBeChecked()
    await enterText(user, dialog.getByLabelText(/^Title/), ' Lamp ')
    await enterText(user, dialog.getByLabelText(/^Content/), 'Over table 3')
    await user.dblClick(dialog.getByRole('button', { name: 'Add Note' }))
    await gone('Add New Sticky Note')
    expect(await toasts().findByText('Sticky note created successfully')).toBeVisible()
    expect(api.sent('AddNoteDialogStickyNoteMutation').map(({ variables }) => variables.input)).toEqual([
      { title: 'Lamp', content: 'Over table 3', color: '#fef3c7' },
    ])
    expect(titles()).toEqual(['Lamp', 'Chalk', 'Bank'])
  })

  test('needs a title and a content', async () => {
    const { api, user } = await open({ AddNoteDialogStickyNoteMutation: answer })
    await user.click(press('Add Note'))
    const dialog = await findDialog('Add New Sticky Note')
    await enterText(user, dialog.getByLabelText(/^Title/), 'Lamp')
    await user.click(dialog.getByRole('radio', { name: 'Green' }))
    await user.click(dialog.getByRole('button', { name: 'Add Note' }))
    const words = 'Please fill in both title and content'
    expect(await toasts().findByText(words)).toBeVisible()
    expect(dialog.getByText(words)).toBeVisible()
    expect(dialog.getByLabelText(/^Content/)).toHaveFocus()
    expect(api.sent('AddNoteDialogStickyNoteMutation')).toEqual([])
    await enterText(user, dialog.getByLabelText(/^Content/), 'Table 3')
    await user.click(dialog.getByRole('button', { name: 'Add Note' }))
    await gone('Add New Sticky Note')
    expect(api.sent('AddNoteDialogStickyNoteMutation')[0]?.variables.input).toMatchObject({
      color: '#bbf7d0',
    })
  })

  test('A new note that fails keeps what was typed', async () => {
    const { user } = await open({ AddNoteDialogStickyNoteMutation: unavailable })
    await user.click(press('Add Note'))
    const dialog = await findDialog('Add New Sticky Note')
    await enterText(user, dialog.getByLabelText(/^Title/), 'Lamp')
    await enterText(user, dialog.getByLabelText(/^Content/), 'Table 3')
    await user.click(dialog.getByRole('button', { name: 'Add Note' }))
    expect(await toasts().findByText('Failed to create sticky note')).toBeVisible()
    expect(dialog.getByLabelText(/^Content/)).toHaveValue('Table 3')
  })
})

test('An edit begins with what stands there, its color included', async () => {
  const amber = note(2, 'Chalk', { color: '#fbbf24', sharedWith: [reader('u2', 'Max Porter')] })
  const edited = { ...amber, title: 'Blue chalk' }
  const { api, user } = await openDashboard(board([amber]), {
    EditNoteDialogMutation: written({ updateStickyNote: { stickyNote: { id: 'n9', title: 'Lamp' } } }, [
      edited,
    ]),
  })
  await user.click(press('Edit: Chalk'))
  const dialog = await findDialog('Edit Sticky Note')
  expect(dialog.getByText('Shared with Max Porter')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'As it is' })).toBeChecked()
  await user.type(dialog.getByLabelText(/^Title/), '{Home}{Delete}Blue c')
  await user.click(dialog.getByRole('button', { name: 'Save Note' }))
  await gone('Edit Sticky Note')
  expect(await toasts().findByText('Sticky note updated successfully')).toBeVisible()
  expect(api.sent('EditNoteDialogMutation')[0]?.variables.input).toEqual({
    id: 'n2',
    title: 'Blue chalk',
  })
  expect(titles()).toEqual(['Blue chalk'])
  await vi.waitFor(() => expect(press('Edit: Blue chalk')).toHaveFocus())
})

test('An edit shows what was changed in another tab meanwhile', async () => {
  const { api, user, refresh } = await open()
  await user.click(press('Edit: Chalk'))
  const dialog = await findDialog('Edit Sticky Note')
  await enterText(user, dialog.getByLabelText(/^Content/), '!')
  api.answer('DashboardScreenQuery', board([note(2, 'Cubes', { content: 'Two boxes' }), bank]))
  await refresh()
  expect(await dialog.findByText('Two boxes')).toBeVisible()
  expect(dialog.getByLabelText(/^Title/)).toHaveValue('Cubes')
  await user.click(dialog.getByRole('button', { name: 'Take newer values' }))
  expect(dialog.getByLabelText(/^Content/)).toHaveValue('Two boxes')
})

describe('deleting', () => {
  const deleted = written({ deleteStickyNote: { deletedStickyNoteId: 'n2', trashEntry: deletedRecord } }, [
    bank,
  ])
  const confirm = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(press('Delete: Chalk'))
    const dialog = await findDialog('Delete Sticky Note', 'alertdialog')
    expect(dialog.getByText(/^Are you sure you want to delete/)).toHaveTextContent('“Chalk”?')
    await user.click(dialog.getByRole('button', { name: 'Delete Note' }))
  }
  const card = () => screen.queryByRole('heading', { level: 3, name: 'Chalk', hidden: true })?.closest('li')

  test('lets the card fade before the call is made, and can be undone', async () => {
    const { api, user } = await open({
      useDeleteStickyNoteMutation: deleted,
      useRestoreMutation: written(restored('StickyNote', 'Chalk'), [chalk, bank]),
    })
    await confirm(user)
    await vi.waitFor(() => expect(card()).toHaveAttribute('inert'))
    expect(card()).toHaveClass('opacity-40')
    expect(api.sent('useDeleteStickyNoteMutation')).toEqual([])
    expect(await toasts().findByText('Sticky note deleted successfully')).toBeVisible()
    await vi.waitFor(() => expect(titles()).toEqual(['Bank']))

    await user.click(toasts().getByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(titles()).toEqual(['Chalk', 'Bank']))
    expect(await toasts().findByText('Sticky note is back')).toBeVisible()
    expect(api.sent('useRestoreMutation')[0]?.variables.input).toEqual({ id: 'e1' })
    expect(card()).not.toHaveAttribute('inert')
  })

  test('A deletion that fails leaves the card as it was', async () => {
    const { user } = await open({ useDeleteStickyNoteMutation: unavailable })
    await confirm(user)
    expect(await toasts().findByText('Failed to delete sticky note')).toBeVisible()
    await vi.waitFor(() => expect(card()).not.toHaveAttribute('inert'))
    expect(titles()).toEqual(['Chalk', 'Bank'])
  })
})

describe('sharing', () => {
  const withMax = { ...chalk, sharedWith: [reader('u2', 'Max Porter')] }

  test('is done by choosing someone, and undone there', async () => {
    const { api, user } = await open({
      ShareWithUserMutation: written({ shareStickyNote: { __typename: 'ShareStickyNotePayload' } }, [
        withMax,
        bank,
      ]),
      ShareWithUserStopMutation: written({ unshareStickyNote: { __typename: 'UnshareStickyNotePayload' } }, [
        chalk,
        bank,
      ]),
    })
    await user.click(press('Share: Chalk'))
    const dialog = await findDialog('Share Sticky Note')
    expect(dialog.getByText(/Team members can view but not edit/)).toBeVisible()
    const row = within(dialog.getByRole('listitem'))
    expect(row.getByText('Manager')).toBeVisible()
    await user.click(row.getByRole('button', { name: 'Share with Max Porter' }))
    expect(await toasts().findByText('Note shared successfully')).toBeVisible()
    expect(api.sent('ShareWithUserMutation')[0]?.variables.input).toEqual({ id: 'n2', userId: 'u2' })
    await user.click(await row.findByRole('button', { name: 'Stop sharing with Max Porter' }))
    await vi.waitFor(() => expect(row.getByRole('button', { name: 'Share with Max Porter' })).toHaveFocus())
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await vi.waitFor(() => expect(press('Share: Chalk')).toHaveFocus())
  })

  test('A share that fails says so', async () => {
    const { user } = await open({ ShareWithUserMutation: unavailable })
    await user.click(press('Share: Chalk'))
    const dialog = await findDialog('Share Sticky Note')
    await user.click(dialog.getByRole('button', { name: 'Share with Max Porter' }))
    expect(await toasts().findByText('Failed to share note')).toBeVisible()
  })
})

describe('a note of a colleague', () => {
  const removed = written({ removeSharedNote: { deletedSharedNoteId: 's7' } }, [chalk, bank], [])

  test('is read in full, says whose it is, and leaves the view alone', async () => {
    const { user } = await open({ useRemoveSharedNoteMutation: removed })
    await user.click(notes().getByRole('tab', { name: 'Shared with Me' }))
    await vi.waitFor(() => expect(titles()).toEqual(['League']))
    expect(notes().getByText('Max Porter').parentElement).toHaveTextContent('By: Max Porter')
    expect(notes().queryByRole('button', { name: /^(Edit|Share|Delete):/ })).toBeNull()
    await user.click(press('Open: League'))
    const dialog = await findDialog('League')
    expect(dialog.getByText('About League')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remove from my view' }))
    expect(await toasts().findByText('Shared note removed from your view')).toBeVisible()
    expect(await notes().findByText('No notes have been shared with you yet.')).toBeVisible()
  })

  test('stays when removing fails', async () => {
    const { user } = await open({ useRemoveSharedNoteMutation: unavailable })
    await user.click(notes().getByRole('tab', { name: 'Shared with Me' }))
    await user.click(press('Remove: League'))
    expect(await toasts().findByText(/^Failed to remove shared note: /)).toBeVisible()
    await vi.waitFor(() => expect(titles()).toEqual(['League']))
  })
})
