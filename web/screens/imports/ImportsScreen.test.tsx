import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { endUpload } from '#web/features/imports/upload/uploads.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { fakeFiles, fileOf, importData, importOf, importsData } from '#web/testing/importData.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('./ImportsScreen.tsx'),
  () => import('../import/ImportScreen.tsx'),
)
afterEach(() => endUpload(7))

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ShellQuery: shellData(), ImportsScreenQuery: importsData([]), ...answers })
  return { api, ...renderApp('/import') }
}

const choose = async (user: ReturnType<typeof open>['user'], file: File) =>
  user.upload(await screen.findByLabelText('File to import'), file)

describe('choosing a file', () => {
  test('announces it, opens its page, and shows how far it is', async () => {
    const sending = importOf({ state: 'UPLOADING', received: 0, columns: [], size: 1_500_000 })
    const { api, user, address } = open({
      useBringFileMutation: { data: { createImport: { import: sending } } },
      ImportScreenQuery: importData(sending),
    })
    const pieces = fakeFiles((_piece, count) =>
      count === 1 ? Response.json({ received: 1_048_576 }) : new Promise<Response>(() => {}),
    )
    await choose(user, fileOf(1_500_000))
    expect(await screen.findByText('Uploading...')).toBeVisible()
    expect(address()).toBe('/import/7')
    expect(await screen.findByText('1.0 MB of 1.4 MB')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '69')
    expect(pieces.map(({ size }) => size)).toEqual([1_048_576, 451_424])
    const [sent] = api.sent('useBringFileMutation')
    expect(sent?.variables).toEqual({ input: { name: 'shop.csv', size: 1_500_000 } })
  })

  test('says at its place why it is not taken', async () => {
    const message = 'This file has 212 MB. The limit is 50 MB; split it into several files.'
    const { user, address } = open({ useBringFileMutation: refusal('BAD_INPUT', message) })
    await choose(user, fileOf(10))
    expect(await screen.findByText(message)).toHaveRole('alert')
    expect(address()).toBe('/import')
  })

  test('says that an empty file is empty', async () => {
    const { api, user } = open()
    await choose(user, fileOf(0))
    expect(await screen.findByText('This file is empty.')).toBeVisible()
    expect(api.sent('useBringFileMutation')).toHaveLength(0)
  })
})

test('The demo offers its sample list, and takes no other', async () => {
  const demoImportFile = 'First Name,Mobile\nNora,6075550101\n'
  const sending = importOf({ state: 'UPLOADING', received: 0, columns: [], size: demoImportFile.length })
  const { api, user } = open({
    ImportsScreenQuery: importsData([], { demoImportFile }),
    useBringFileMutation: { data: { createImport: { import: sending } } },
    ImportScreenQuery: importData(sending),
  })
  const pieces = fakeFiles(() => new Promise<Response>(() => {}))
  expect(await screen.findByRole('heading', { name: 'Try it with a sample list' })).toBeVisible()
  expect(screen.queryByLabelText('File to import')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use the sample list' }))
  expect(await screen.findByText('Uploading...')).toBeVisible()
  const [sent] = api.sent('useBringFileMutation')
  expect(sent?.variables).toEqual({ input: { name: 'sample.csv', size: demoImportFile.length } })
  expect(pieces.map(({ size }) => size)).toEqual([demoImportFile.length])
})

test('The imports of the last 30 days lead to their pages', async () => {
  const done = importOf({ state: 'DONE', rowCount: 2000, counts: { added: 1912, filled: 61, refused: 27 } })
  const failed = importOf({ id: 'im8', databaseId: 8, name: 'cat.csv', state: 'FAILED', problem: 'No rows.' })
  open({ ImportsScreenQuery: importsData([done, failed]) })
  const [first, second] = within(await screen.findByRole('region', { name: 'Imports' })).getAllByRole('link')
  expect(first).toHaveTextContent(/shop\.csv Imported|shop\.csvImported/)
  expect(first).toHaveTextContent('1,912 added, 61 filled, 27 refused')
  expect(first).toHaveAttribute('href', '/import/7')
  expect(second).toHaveTextContent('No rows.')
})

test('Who may not import reads whom to ask', async () => {
  open({ ImportsScreenQuery: importsData([], { canImport: false }) })
  expect(await screen.findByText('Only admins can import customers')).toBeVisible()
  expect(screen.queryByLabelText('File to import')).toBeNull()
})

test('It shows its shape while loading', async () => {
  fakeApi({ ShellQuery: shellData() })
  renderApp('/import')
  expect(await screen.findByRole('status', { name: 'Loading imports' })).toBeVisible()
  vi.unstubAllGlobals()
})
