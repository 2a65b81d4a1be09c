import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { endUpload } from '#web/features/imports/upload/uploads.ts'
import * as files from '#web/lib/download.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { fakeFiles, fileOf, importData, importOf, importRow, loseFiles } from '#web/testing/importData.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('./ImportScreen.tsx'),
  () => import('./dialogs/ImportDialogs.tsx'),
)
afterEach(() => endUpload(7))

function open(file: object | null, answers: Parameters<typeof fakeApi>[0] = {}, canImport = true) {
  const api = fakeApi({ ShellQuery: shellData(), ImportScreenQuery: importData(file, canImport), ...answers })
  return { api, ...renderApp('/import/7') }
}

const moved = (state: string) => ({ import: { __typename: 'Import', id: 'im7', state, doneCount: 0 } })

describe('an upload that was interrupted', () => {
  const half = importOf({ state: 'UPLOADING', columns: [], size: 2_000_000, received: 1_048_576 })

  test('goes on with the same file where the server is', async () => {
    const { user } = open(half)
    const pieces = fakeFiles(() => new Promise<Response>(() => {}))
    expect(await screen.findByText('Waiting for the rest of the file')).toBeVisible()
    await user.upload(screen.getByLabelText('File to import'), fileOf(2_000_000))
    expect(await screen.findByText('Uploading...')).toBeVisible()
    expect(pieces[0]?.url).toBe('/api/imports/7/file?offset=1048576')
  })

  test('asks for the file again when the browser can no longer read it', async () => {
    const { user } = open(half)
    fakeFiles((_piece, count) =>
      count === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Response.json({ received: 2_000_000 }),
    )
    const losing = loseFiles()
    await user.upload(await screen.findByLabelText('File to import'), fileOf(2_000_000))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser can no longer read shop.csv')
    losing.mockRestore()
    await user.upload(screen.getByLabelText('File to import'), fileOf(2_000_000))
    expect(await screen.findByText('1.9 MB of 1.9 MB')).toBeVisible()
  })

  test('takes no other file', async () => {
    const { user } = open(half)
    await user.upload(await screen.findByLabelText('File to import'), fileOf(2_000_000, 'other.csv'))
    expect(await screen.findByRole('alert')).toHaveTextContent('This is another file. Choose shop.csv')
  })
})

test('The file is read', async () => {
  open(importOf({ state: 'READING', columns: [] }))
  expect(await screen.findByText('Reading the file...')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Reading the file' })).not.toHaveAttribute('aria-valuenow')
})

describe('a file that cannot be read', () => {
  test('says why, and can be read in another way', async () => {
    const problem = 'A quotation mark on line 214 is never closed.'
    const { api, user } = open(importOf({ state: 'FAILED', columns: [], problem }), {
      useMapImportMutation: { data: { mapImport: { import: importOf({ state: 'READING', columns: [] }) } } },
    })
    expect(await screen.findByText(problem)).toHaveRole('alert')
    await user.click(screen.getByRole('button', { name: 'Read quotation marks as text' }))
    expect(api.sent('useMapImportMutation')[0]?.variables).toEqual({
      input: { id: 'im7', reading: { quotesAsText: true } },
    })
  })

  test('leaves by a question', async () => {
    const problem = 'This file has no rows.'
    const { user, address } = open(importOf({ state: 'FAILED', columns: [], problem }), {
      DeleteImportDialogMutation: { data: { deleteImport: { deletedImportId: 'im7' } } },
    })
    await screen.findByText(problem)
    expect(screen.queryByRole('button', { name: /quotation/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Delete File' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete File' }))
    await user.click(question.getByRole('button', { name: 'Delete File' }))
    await vi.waitFor(() => expect(address()).toBe('/import'))
  })
})

test('A running import shows how far it is, and can be stopped', async () => {
  const counts = { new: 1100, added: 800, refused: 27 }
  const { api, user } = open(importOf({ state: 'RUNNING', rowCount: 2000, doneCount: 800, counts }), {
    WorkingMutation: { data: { stopImport: moved('STOPPED') } },
  })
  expect(await screen.findByText('800 of 1,900')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute('aria-valuenow', '42')
  expect(screen.getByText('800 added, 27 refused')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(api.sent('WorkingMutation')[0]?.variables).toEqual({ input: { id: 'im7' } })
})

describe('the result', () => {
  const counts = { added: 1912, filled: 61, refused: 27 }
  const refused = importRow(9, 'Cy Hill', { state: 'REFUSED', problems: ['No name.'] })
  const done = importOf({ state: 'DONE', rowCount: 2000, counts, rows: [refused] })

  test('tells it, leads to the customers, and asks before it is taken back', async () => {
    const { api, user } = open(done, {
      RevertImportDialogMutation: { data: { revertImport: moved('REVERTING') } },
    })
    expect(await screen.findByText('Import finished: 1,912 added, 61 filled, 27 refused.')).toBeVisible()
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([link('See the customers'), link('Possible Duplicates')]).toEqual([
      '/customers?import=im7',
      '/customers/duplicates',
    ])
    expect(screen.queryByRole('button', { name: /Leave out/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Revert' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Revert Import' }))
    expect(question.getByText(/1,912 customers of/)).toHaveTextContent('move to the trash')
    await user.click(question.getByRole('button', { name: 'Revert Import' }))
    expect(api.sent('RevertImportDialogMutation')[0]?.variables).toEqual({ input: { id: 'im7' } })
    expect(await screen.findByText('Reverting...')).toBeVisible()
  })

  test('saves the problems as a file', async () => {
    const save = vi.spyOn(files, 'saveBlob').mockImplementation(() => {})
    const { user } = open(done)
    const asked = fakeFiles(() => new Response('Row,Problem'))
    await user.click(await screen.findByRole('button', { name: 'Download Problems' }))
    await vi.waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith('shop problems.csv', expect.anything()),
    )
    expect(asked[0]?.url).toBe('/api/imports/7/problems.csv')
  })

  test('says of a reverted import what stayed, and why', async () => {
    const kept = importRow(3, 'Bo Rao', {
      state: 'KEPT',
      problems: ['Kept: Joe added a note.'],
      customerId: 12,
    })
    open(importOf({ state: 'REVERTED', rowCount: 2000, counts: { reverted: 1909, kept: 3 }, rows: [kept] }))
    expect(await screen.findByText('Import reverted: 1,909 reverted, 3 kept.')).toBeVisible()
    expect(screen.getByText('Kept: Joe added a note.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Revert' })).toBeNull()
  })
})

test.each([
  ['Import not found', null, true],
  ['Only admins can import customers', importOf(), false],
])('%s', async (words, file, canImport) => {
  open(file, {}, canImport)
  expect(await screen.findByText(words)).toBeVisible()
})
