import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { person } from '#web/testing/hotBoardData.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { type NoteData, note, sharedNote } from '#web/testing/noteData.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'
import { deletedRecord } from '#web/testing/trashData.ts'

beforeAll(async () => {
  await import('./StickyNotesScreen.tsx')
  await import('#web/features/sticky-notes/NoteDialogs.tsx')
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

const never = () => new Promise<never>(() => {})
const chalk = note(2, 'Chalk', { color: '#bfdbfe' })
const bank = note(1, 'Bank')

/** A page of the viewer's own notes or of shared ones, as the API returns it. */
function page(type: 'StickyNote' | 'SharedNote', notes: readonly NoteData[], hasNextPage = false) {
  const edges = notes.map((node) => ({ __typename: `${type}Edge`, node, cursor: `after ${node.id}` }))
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage } }
}

const shop = (lists: object) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      business: { __typename: 'Business', id: 'b1' },
      teammates: [person('u2', 'Max Porter')],
      ...lists,
    },
  },
})
const mine = (notes: readonly NoteData[], more = false) =>
  shop({ stickyNotes: page('StickyNote', notes, more) })
const shared = (notes: readonly NoteData[]) => shop({ sharedNotes: page('SharedNote', notes) })

function open(answers: Parameters<typeof fakeApi>[0] = {}, at = '/sticky-notes') {
  const api = fakeApi({ ShellQuery: shellData(), StickyNotesScreenQuery: mine([chalk, bank]), ...answers })
  return { api, ...renderApp(at) }
}

const panel = () => within(screen.getByRole('tabpanel', { hidden: true }))
const titles = () =>
  panel()
    .queryAllByRole('heading', { level: 2, hidden: true })
    .map(({ textContent }) => textContent)
const press = (name: string) => screen.getByRole('button', { name, hidden: true })

describe('one’s own notes', () => {
  test('are shown first, with their date and what can be done with them', async () => {
    const { api } = open()
    await screen.findByRole('heading', { level: 2, name: 'Chalk' })
    expect(titles()).toEqual(['Chalk', 'Bank'])
    expect(screen.queryByText(/^Only you see your notes/)).toBeNull()
    expect(screen.getByRole('tab', { name: 'My Notes' })).toHaveAttribute('aria-selected', 'true')
    expect(api.sent('StickyNotesScreenQuery')[0]?.variables).toEqual({ shared: false })
    const card = within(panel().getAllByRole('listitem')[0] as HTMLElement)
    for (const text of ['About Chalk', 'Nov 2, 2026']) expect(card.getByText(text)).toBeVisible()
    for (const act of ['Share', 'Edit', 'Delete']) {
      expect(card.getByRole('button', { name: `${act}: Chalk` })).toBeVisible()
    }
  })

  test('say that there are none, and how to make one', async () => {
    const { user } = open({ StickyNotesScreenQuery: mine([]) })
    expect(await screen.findByText('No sticky notes yet. Create your first one!')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    const dialog = await findDialog('Add New Sticky Note')
    expect(dialog.getAllByRole('radio').map((color) => color.getAttribute('aria-label'))).toEqual([
      ...['Yellow', 'Blue', 'Green', 'Pink', 'Purple', 'Red', 'Teal', 'Orange'],
    ])
    expect(dialog.getByRole('radio', { name: 'Yellow' })).toBeChecked()
  })

  test('keep a color of the dashboard, among the eight of this screen', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Edit: Chalk' }))
    const dialog = await findDialog('Edit Sticky Note')
    expect(dialog.getAllByRole('radio')).toHaveLength(9)
    expect(dialog.getByRole('radio', { name: 'As it is' })).toBeChecked()
  })

  test('come a page at a time', async () => {
    const { user } = open({
      StickyNotesScreenQuery: mine([chalk], true),
      MyNotesPaginationQuery: {
        data: mine([bank]).data,
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    await vi.waitFor(() => expect(titles()).toEqual(['Chalk', 'Bank']))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  test('fade before they are deleted; focus goes to the next one', async () => {
    const { api, user } = open({
      useDeleteStickyNoteMutation: {
        data: { deleteStickyNote: { deletedStickyNoteId: 'n2', trashEntry: deletedRecord } },
        after: { StickyNotesScreenQuery: mine([bank]) },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete: Chalk' }))
    const card = press('Delete: Chalk').closest('li')
    await vi.waitFor(() => expect(card).toHaveAttribute('inert'))
    expect(card).toHaveClass('opacity-40')
    expect(api.sent('useDeleteStickyNoteMutation')).toEqual([])
    expect(await toasts().findByText('Sticky note deleted successfully')).toBeVisible()
    await vi.waitFor(() => expect(titles()).toEqual(['Bank']))
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Bank' })).toHaveFocus())
  })
})

describe('notes of colleagues', () => {
  const league = sharedNote(7, 'League')

  test('have their own address, say whose they are, and can be removed only', async () => {
    const { api, user } = open(
      {
        StickyNotesScreenQuery: shared([league]),
        useRemoveSharedNoteMutation: {
          data: { removeSharedNote: { deletedSharedNoteId: 's7' } },
          after: { StickyNotesScreenQuery: shared([]) },
        },
      },
      '/sticky-notes?tab=shared',
    )
    expect((await screen.findByText('Max Porter')).parentElement).toHaveTextContent('By: Max Porter')
    // A single note does not stand alone on a wide screen.
    expect(screen.getByText(/^What a team member shares shows up here/)).toBeInTheDocument()
    expect(api.sent('StickyNotesScreenQuery')[0]?.variables).toEqual({ shared: true })
    expect(screen.queryByRole('button', { name: /^(Edit|Share|Delete):/ })).toBeNull()
    await user.click(press('Remove: League'))
    expect(await toasts().findByText('Shared note removed from your view')).toBeVisible()
    expect(await screen.findByText('No notes have been shared with you yet.')).toBeVisible()
  })

  test('say in their dialog that they are no longer shared', async () => {
    const { api, user, refresh } = open(
      {
        StickyNotesScreenQuery: shared([league]),
        useIsSharedQuery: { data: { node: league } },
      },
      '/sticky-notes?tab=shared',
    )
    await user.click(await screen.findByRole('button', { name: 'Open: League' }))
    const dialog = await findDialog('League')
    await vi.waitFor(() => expect(api.sent('useIsSharedQuery')).toHaveLength(1))
    expect(dialog.queryByText('This note is no longer shared with you.')).toBeNull()
    api.answer('StickyNotesScreenQuery', shared([]))
    api.answer('useIsSharedQuery', { data: { node: null } })
    await refresh()
    expect(await dialog.findByText('This note is no longer shared with you.')).toBeVisible()
    expect(dialog.getByText('About League')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Remove from my view' })).toBeNull()
  })

  test('are gone without an error when they are no longer shared', async () => {
    const { user } = open(
      {
        StickyNotesScreenQuery: shared([league]),
        useRemoveSharedNoteMutation: {
          ...refusal('NOT_FOUND', 'Shared note not found'),
          after: { StickyNotesScreenQuery: shared([]) },
        },
      },
      '/sticky-notes?tab=shared',
    )
    await user.click(await screen.findByRole('button', { name: 'Open: League' }))
    const dialog = await findDialog('League')
    await user.click(dialog.getByRole('button', { name: 'Remove from my view' }))
    expect(await screen.findByText('No notes have been shared with you yet.')).toBeVisible()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toasts().queryByText(/^Failed/)).toBeNull()
  })

  test('stay when removing fails', async () => {
    const { user } = open(
      {
        StickyNotesScreenQuery: shared([league]),
        useRemoveSharedNoteMutation: refusal('UNAVAILABLE', 'The database cannot be reached.'),
      },
      '/sticky-notes?tab=shared',
    )
    await user.click(await screen.findByRole('button', { name: 'Remove: League' }))
    expect(
      await toasts().findByText('Failed to remove shared note: The database cannot be reached.'),
    ).toBeVisible()
    expect(titles()).toEqual(['League'])
  })

  test('are removed from the toast when the first try did not arrive', async () => {
    let lost = true
    const { user, api } = open(
      {
        StickyNotesScreenQuery: shared([league]),
        useRemoveSharedNoteMutation: () => {
          if (lost) throw new TypeError('Failed to fetch')
          return refusal('NOT_FOUND', 'Shared note not found')
        },
      },
      '/sticky-notes?tab=shared',
    )
    await user.click(await screen.findByRole('button', { name: 'Remove: League' }))
    const again = await toasts().findByRole('button', { name: 'Try again' })
    lost = false
    api.answer('StickyNotesScreenQuery', shared([]))
    await user.click(again)
    // Its owner has taken it back meanwhile.
    await vi.waitFor(() => expect(screen.queryByText('League')).toBeNull())
  })
})

test.each([
  ['/sticky-notes', 'Loading sticky notes...'],
  ['/sticky-notes?tab=shared', 'Loading shared notes...'],
])('%s says what it waits for', async (at, words) => {
  open({ StickyNotesScreenQuery: never }, at)
  expect(await screen.findByText(words)).toBeVisible()
})
