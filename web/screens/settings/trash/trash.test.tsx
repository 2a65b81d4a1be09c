import { screen, within } from '@testing-library/react'
import { matchPath } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { trashKinds } from '#web/features/trash/trashKinds.ts'
import { businessScreens } from '#web/routes.tsx'
import { toasts } from '#web/testing/customersScreen.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { openSettings } from '#web/testing/settingsScreen.ts'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { restored, revertedImport, trashData, trashEntry } from '#web/testing/trashData.ts'
import { daysLeft, daysLeftText } from './daysLeft.ts'

setUpScreen(
  () => import('#web/screens/settings/SettingsScreen.tsx'),
  () => import('./TrashTab.tsx'),
  () => import('../dialogs/SettingsDialogs.tsx'),
)

const maria = trashEntry(1, 'Maria Ortiz')
const felt = trashEntry(2, 'Order felt', { type: 'OrganizerTask', canDelete: true })
const at = '/settings?tab=trash'
const showing = (...entries: object[]) => ({ SettingsScreenQuery: trashData(entries) })

function open(entries: object[], more: Parameters<typeof openSettings>[2] = {}, address = at) {
  return openSettings(trashData(entries), address, more)
}
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest('li') as HTMLElement)
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

describe('the list', () => {
  test('says what was deleted, by whom and when, and how long it stays', async () => {
    open([maria, felt])
    const about = (await row('Maria Ortiz')).getByText(/^Customer/)
    expect(about).toHaveTextContent('Customer · Deleted by Ana Lake, 2 hours ago · 30 days left')
    expect(within(about).getByText('2 hours ago')).toHaveAttribute('title')
    expect((await row('Order felt')).getByText(/^Task/)).toBeVisible()
    expect(titles()).toEqual(['Maria Ortiz', 'Order felt'])
  })

  test('has a reverted import in one line, which comes back as one', async () => {
    const business = (more = {}) =>
      trashData([], { imports: { edges: [revertedImport('shop.csv', more)] }, trashCount: 1912 })
    const working = { state: 'RESTORING', doneCount: 500 }
    const { api, user } = openSettings(business(), at, {
      useRestoreImportMutation: {
        data: { restoreImport: { import: { __typename: 'Import', id: 'im7', ...working } } },
        after: { SettingsScreenQuery: business(working) },
      },
    })
    const file = await row('shop.csv')
    expect(file.getByText(/^Import/)).toHaveTextContent(
      'Import · 1,912 rows reverted 2 hours ago · 30 days left',
    )
    expect(screen.queryByText('The trash is empty')).toBeNull()
    expect(api.sent('SettingsScreenQuery')[0]?.variables).toMatchObject({ alone: true })
    await user.click(file.getByRole('button', { name: 'Restore All' }))
    expect(await file.findByText('Import · Restoring, 25 %')).toBeVisible()
    expect(api.sent('useRestoreImportMutation')[0]?.variables).toEqual({ input: { id: 'im7' } })
  })

  test('offers what the viewer may do, and no more', async () => {
    open([trashEntry(1, 'Maria Ortiz', { canRestore: false }), felt])
    expect((await row('Maria Ortiz')).queryByRole('button')).toBeNull()
    expect((await row('Order felt')).getByRole('button', { name: 'Restore' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Empty Trash' })).toBeNull()
  })

  test('asks for what the address says', async () => {
    const { api, user, address } = open([maria], {}, `${at}&q=mar&type=customer`)
    await row('Maria Ortiz')
    const found = { words: 'mar', trashType: 'Customer', mine: null }
    expect(api.sent('SettingsScreenQuery')[0]?.variables).toMatchObject({ ...found, trash: true })
    await user.click(screen.getByRole('button', { name: 'Mine' }))
    await user.click(screen.getByRole('button', { name: /^Kind/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'All' }))
    await vi.waitFor(() => expect(address()).toBe(`${at}&q=mar&mine=1`))
    expect(api.sent('SettingsScreenQuery').at(-1)?.variables).toMatchObject({ trashType: null, mine: true })
  })

  test.each([
    ['', 'The trash is empty'],
    ['&q=zoe', 'Nothing in the trash matches these filters.'],
    ['&mine=1', 'Mine shows what you deleted.'],
  ])('says why there is nothing: %s', async (search, words) => {
    open([], {}, at + search)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Mine' })).toHaveLength(search ? 1 : 0)
  })
})

test.each([
  ['2026-11-29T12:00:30Z', '30 days left'],
  ['2026-11-28T12:00:00Z', '29 days left'],
  ['2026-10-31T12:00:00Z', '1 day left'],
  ['2026-10-29T12:00:00Z', 'leaves today'],
])('What was deleted at %s: %s', (deletedAt, words) => {
  expect(daysLeftText(daysLeft(deletedAt, Date.parse('2026-11-29T12:00:00Z')))).toBe(words)
})

describe('restoring', () => {
  test('takes the row away, moves the focus on, and leads to the record', async () => {
    const { api, user, address } = open([maria, felt], {
      useRestoreMutation: { data: restored('Customer', 'Maria Ortiz'), after: showing(felt) },
    })
    await user.click((await row('Maria Ortiz')).getByRole('button', { name: 'Restore' }))
    expect(await toasts().findByText('Customer is back')).toBeVisible()
    await vi.waitFor(() => expect(titles()).toEqual(['Order felt']))
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Order felt' })).toHaveFocus())
    expect(api.sent('useRestoreMutation')[0]?.variables).toEqual({ input: { id: 'e1' } })
    await user.click(toasts().getByRole('button', { name: 'Show' }))
    await vi.waitFor(() => expect(address()).toBe('/customers/12'))
  })

  test('says why it failed, and keeps the row', async () => {
    const words = 'The customer of this contact was deleted. Restore the customer first.'
    const { user } = open([maria], { useRestoreMutation: refusal('CONFLICT', words) })
    await user.click((await row('Maria Ortiz')).getByRole('button', { name: 'Restore' }))
    expect(await toasts().findByText(`Failed to restore: ${words}`)).toBeVisible()
    expect(titles()).toEqual(['Maria Ortiz'])
  })

  test('can be tried again when the server was not reached', async () => {
    const { api, user } = open([maria], {
      useRestoreMutation: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await user.click((await row('Maria Ortiz')).getByRole('button', { name: 'Restore' }))
    const again = await toasts().findByRole('button', { name: 'Try again' })
    api.answer('useRestoreMutation', { data: restored('Customer', 'Maria Ortiz'), after: showing() })
    await user.click(again)
    expect(await screen.findByText('The trash is empty')).toBeVisible()
  })

  test.each(Object.values(trashKinds))('leads to a screen: $word', ({ page }) => {
    const { pathname } = new URL(page(12), window.location.href)
    const paths = businessScreens.flatMap((each) => each.paths)
    expect(paths.filter((path) => matchPath(path, pathname))).toHaveLength(1)
  })
})

describe('deleting for good', () => {
  test('asks first', async () => {
    const { api, user } = open([felt], {
      DeleteTrashEntryDialogMutation: {
        data: { deleteTrashEntry: { deletedTrashEntryId: 'e2' } },
        after: showing(),
      },
    })
    await user.click((await row('Order felt')).getByRole('button', { name: 'More: Order felt' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete for Good' }))
    const asked = await question('Delete for Good')
    expect(asked.getByText(/^Delete/, { selector: 'p' })).toHaveTextContent(
      'Delete Order felt for good? It can no longer be restored then.',
    )
    await user.click(asked.getByRole('button', { name: 'Delete for Good' }))
    expect(await toasts().findByText('Deleted for good')).toBeVisible()
    expect(await screen.findByText('The trash is empty')).toBeVisible()
    expect(api.sent('DeleteTrashEntryDialogMutation')[0]?.variables).toEqual({ input: { id: 'e2' } })
  })

  test('says that somebody else was first', async () => {
    const { user } = open([felt], {
      DeleteTrashEntryDialogMutation: refusal('NOT_FOUND', 'Trash entry not found'),
    })
    await user.click((await row('Order felt')).getByRole('button', { name: 'More: Order felt' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete for Good' }))
    await user.click((await question('Delete for Good')).getByRole('button', { name: 'Delete for Good' }))
    expect(await toasts().findByText('It is no longer in the trash.')).toBeVisible()
  })
})

describe('emptying', () => {
  test.each([
    [1, 'Delete 1 record for good? It can no longer be restored then.'],
    [24, 'Delete 24 records for good? They can no longer be restored then.'],
    [1000, 'Delete 1,000 records or more for good? They can no longer be restored then.'],
  ])('asks with the count: %i', async (trashCount, words) => {
    const { user } = openSettings(trashData([maria], { trashCount, canEmptyTrash: true }), at)
    await user.click(await screen.findByRole('button', { name: 'Empty Trash' }))
    expect((await question('Empty Trash')).getByText(words)).toBeVisible()
  })

  test('leaves what was deleted after the question', async () => {
    const { api, user } = openSettings(trashData([maria, felt], { canEmptyTrash: true }), at, {
      EmptyTrashDialogMutation: { data: { emptyTrash: { count: 2 } }, after: showing() },
    })
    await user.click(await screen.findByRole('button', { name: 'Empty Trash' }))
    await user.click((await question('Empty Trash')).getByRole('button', { name: 'Empty Trash' }))
    expect(await toasts().findByText('2 records deleted for good')).toBeVisible()
    expect(await screen.findByText('The trash is empty')).toBeVisible()
    expect(api.sent('EmptyTrashDialogMutation')[0]?.variables).toEqual({
      input: { deletedUntil: maria.deletedAt },
    })
  })
})
