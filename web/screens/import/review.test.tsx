import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { importColumns, importData, importOf, importRow } from '#web/testing/importData.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('./ImportScreen.tsx'),
  () => import('./dialogs/ImportDialogs.tsx'),
)

const rows = [
  importRow(2, 'Ada Lake'),
  importRow(3, 'Bo Rao', { state: 'MATCHED', customerId: 12 }),
  importRow(4, 'Cy Hill', { state: 'REFUSED', problems: ['No phone number and no email address.'] }),
]
const ready = (more: object = {}) =>
  importOf({
    rows,
    counts: { new: 1, matched: 1, refused: 1, followUps: 11_472, followUpsTomorrow: 1912 },
    ...more,
  })

/** The answer to choices: the rows are planned anew. */
const mapping = (more: object = {}) => {
  const file = ready({ state: 'READING', ...more })
  return { data: { mapImport: { import: file } }, after: { ImportScreenQuery: importData(file) } }
}
const mapped = mapping()

function open(file = ready(), answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ShellQuery: shellData(), ImportScreenQuery: importData(file), ...answers })
  return { api, ...renderApp('/import/7') }
}

const input = (api: ReturnType<typeof fakeApi>) =>
  api.sent('useMapImportMutation').map(({ variables }) => variables.input)

async function choose(user: ReturnType<typeof open>['user'], name: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the columns', () => {
  test('are shown with values of the file, the unknown ones first', async () => {
    const columns = importColumns.map((column) =>
      column.index === 4 ? { ...column, target: 'LEAVE_OUT' } : column,
    )
    const { api, user } = open(ready(), { useMapImportMutation: mapping({ columns }) })
    const section = within(await screen.findByRole('region', { name: 'Check the columns' }))
    expect(section.getByText('Shoe size')).toBeVisible()
    expect(section.getByText('42')).toBeVisible()
    expect(section.getByText('4 columns recognized')).toBeVisible()
    expect(section.getByText('First name, Last name, Phone, Interest')).toBeVisible()
    await choose(user, 'Shoe size becomes', 'Leave out')
    expect(screen.getByRole('combobox', { name: 'Shoe size becomes' })).toHaveTextContent('Leave out')
    await vi.waitFor(() =>
      expect(input(api)).toEqual([{ id: 'im7', columns: [{ index: 4, target: 'LEAVE_OUT' }] }]),
    )
  })

  test('can become custom fields of the business', async () => {
    const columns = importColumns.map((column) =>
      column.index === 4 ? { ...column, target: 'CUSTOM', customFieldDatabaseId: 3 } : column,
    )
    const { api, user } = open(ready(), { useMapImportMutation: mapping({ columns }) })
    await choose(user, 'Shoe size becomes', 'Handicap')
    expect(screen.getByRole('combobox', { name: 'Shoe size becomes' })).toHaveTextContent('Handicap')
    await vi.waitFor(() =>
      expect(input(api)).toEqual([
        { id: 'im7', columns: [{ index: 4, target: 'CUSTOM', customFieldId: 'cf3' }] },
      ]),
    )
    expect(screen.getByRole('combobox', { name: 'Shoe size becomes' })).toHaveTextContent('Handicap')
  })

  test('can become a new custom field, of the type that the values have', async () => {
    const { api, user } = open(ready(), {
      useMapImportMutation: mapped,
      NewFieldDialogMutation: {
        data: {
          createCustomField: {
            customField: { __typename: 'CustomField', id: 'cf4', databaseId: 4, label: 'Size' },
          },
        },
      },
    })
    await choose(user, 'Shoe size becomes', 'New field...')
    const dialog = within(await screen.findByRole('dialog', { name: 'New Field' }))
    expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Number')
    const label = dialog.getByRole('textbox', { name: /Label/ })
    expect(label).toHaveValue('Shoe size')
    await user.clear(label)
    await user.type(label, 'Size')
    await user.click(dialog.getByRole('button', { name: 'Add Field' }))
    await vi.waitFor(() =>
      expect(input(api)).toEqual([
        { id: 'im7', columns: [{ index: 4, target: 'CUSTOM', customFieldId: 'cf4' }] },
      ]),
    )
    const [sent] = api.sent('NewFieldDialogMutation')
    expect(sent?.variables).toEqual({ input: { label: 'Size', type: 'NUMBER' } })
  })

  test('need one with a name', async () => {
    open(ready({ columns: importColumns.slice(2) }))
    expect(await screen.findByText('Choose the column with the name.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Import 1 customer' })).toBeDisabled()
  })

  test('never call it a mapping', async () => {
    open()
    await screen.findByText('Check the columns')
    expect(document.body).not.toHaveTextContent(/mapping/i)
  })
})

describe('the choices', () => {
  test('say what follow-up plans make, and start them', async () => {
    const { api, user } = open(ready(), { useMapImportMutation: mapped })
    const name = 'Start follow-up plans'
    const would = 'This would create 11,472 follow-ups, 1,912 of them due tomorrow.'
    expect(await screen.findByText(would)).toBeVisible()
    await user.click(screen.getByRole('switch', { name: new RegExp(name) }))
    expect(screen.getByText('This creates 11,472 follow-ups, 1,912 of them due tomorrow.')).toBeVisible()
    await vi.waitFor(() => expect(input(api)).toEqual([{ id: 'im7', enrol: true }]))
  })

  test('say what words of the file become', async () => {
    const words = {
      interests: [{ word: 'Pool', count: 3, label: 'Pool', isNew: true }],
      unknownStatuses: [{ word: 'maybe', count: 65 }],
    }
    const { api, user } = open(ready(words), { useMapImportMutation: mapping(words) })
    expect(await screen.findByRole('combobox', { name: 'Pool becomes' })).toHaveTextContent('New: Pool')
    await choose(user, 'Pool becomes', 'Pool tables')
    await vi.waitFor(() =>
      expect(input(api)).toEqual([{ id: 'im7', interests: [{ word: 'Pool', interest: 'Pool tables' }] }]),
    )
    await choose(user, 'maybe becomes', 'Sold')
    expect(screen.getByRole('combobox', { name: 'maybe becomes' })).toHaveTextContent('Sold')
  })

  test('choose the sheet, and how the text is read', async () => {
    const { api, user } = open(ready({ sheets: ['Old', 'New'], sheet: 'Old' }), {
      useMapImportMutation: mapped,
    })
    await choose(user, 'Sheet', 'New')
    await vi.waitFor(() => expect(input(api)).toEqual([{ id: 'im7', reading: { sheet: 'New' } }]))
    await user.click(screen.getByText('The text looks wrong?'))
    expect(screen.getByRole('combobox', { name: 'Letters' })).toHaveTextContent('Unicode (UTF-8)')
    expect(screen.getByRole('switch', { name: /Read quotation marks as text/ })).not.toBeChecked()
  })
})

describe('the rows', () => {
  test('say what each becomes, by tabs that have any', async () => {
    const { api, user, address } = open()
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'All 3',
      'New 1',
      'Already known 1',
      'Cannot be taken 1',
    ])
    expect(screen.getByText('(518)555-1002 · Albany · Darts · Unsold')).toBeVisible()
    expect(screen.getByText('No phone number and no email address.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bo Rao' })).toHaveAttribute('href', '/customers/12')
    await user.click(screen.getByRole('tab', { name: /Cannot be taken/ }))
    await vi.waitFor(() => expect(address()).toBe('/import/7?tab=refused'))
    expect(api.sent('ImportScreenQuery').at(-1)?.variables).toEqual({
      id: 'Import:7',
      state: 'REFUSED',
      warned: null,
    })
  })

  test('come after the start, which the keyboard would not reach behind thousands of them', async () => {
    const { user } = open()
    const start = await screen.findByRole('button', { name: 'Import 1 customer' })
    start.focus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Download Problems' })).toHaveFocus()
  })

  test('say that an earlier one has the same person', async () => {
    open(ready({ rows: [importRow(2, 'Ada Lake'), importRow(3, 'Ada Lake', { state: 'MATCHED' })] }))
    expect(await screen.findAllByText('Same person as a row above')).toHaveLength(1)
  })

  test('can be left out, and taken in again', async () => {
    const { api, user } = open(ready(), { useMapImportMutation: mapped })
    await user.click(await screen.findByRole('button', { name: 'Leave out: Ada Lake' }))
    expect(screen.getByRole('button', { name: 'Take in: Ada Lake' })).toBeVisible()
    await vi.waitFor(() => expect(input(api)).toEqual([{ id: 'im7', leftOut: [2] }]))
    expect(screen.queryByRole('button', { name: 'Leave out: Cy Hill' })).toBeNull()
  })
})

describe('the start', () => {
  test('says how many customers come', async () => {
    const running = importOf({
      state: 'RUNNING',
      rowCount: 2000,
      counts: { new: 1900, added: 12 },
      doneCount: 12,
    })
    const { api, user } = open(ready({ counts: { new: 1912, refused: 27 } }), {
      StartBarMutation: {
        data: {
          startImport: { import: { __typename: 'Import', id: 'im7', state: 'RUNNING', doneCount: 0 } },
        },
        after: { ImportScreenQuery: importData(running) },
      },
    })
    expect(await screen.findByText('1,912 new, 27 cannot be taken')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import 1,912 customers' }))
    expect(await screen.findByText('Importing...')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(api.sent('StartBarMutation')[0]?.variables).toEqual({ input: { id: 'im7' } })
  })

  test('says why another one has to end first', async () => {
    const message = 'Another import is running: other.csv, 41 %.'
    const { user } = open(ready(), { StartBarMutation: refusal('CONFLICT', message) })
    await user.click(await screen.findByRole('button', { name: 'Import 1 customer' }))
    expect((await screen.findAllByText(message))[0]).toBeVisible()
  })
})
