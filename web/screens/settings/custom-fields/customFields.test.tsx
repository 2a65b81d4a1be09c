import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { answerOf, openSettings, setUpSettings } from '#web/testing/settingsScreen.ts'

setUpSettings()
beforeAll(async () => {
  await import('./FieldsTab.tsx')
  await import('./SortableFields.tsx')
  await import('../dialogs/SettingsDialogs.tsx')
}, 60_000)

const field = (label: string, type: string, labels: readonly string[] = [], isOnCard = false) => ({
  __typename: 'CustomField',
  id: label.toLowerCase(),
  label,
  type,
  choices: labels.map((choice, at) => ({
    __typename: 'CustomFieldChoice',
    number: at + 1,
    label: choice,
  })),
  isOnCard,
})
const size = field('Size', 'NUMBER', [], true)
const cue = field('Cue', 'CHOICE', ['Ash', 'Maple'])
const shop = (fields: readonly object[], deleted: readonly object[] = [], canEdit = true) =>
  answerOf({ canEditCustomFields: canEdit, customFields: fields, deletedCustomFields: deleted })

const open = (answers = {}, settings = shop([size, cue])) =>
  openSettings(settings, '/settings?tab=fields', answers)
/** The response of a mutation after which the screen shows these settings. */
const written = (mutation: string, settings: ReturnType<typeof shop>) => ({
  data: { [mutation]: { __typename: 'Payload', customField: { id: 'new', label: 'New' } } },
  after: { SettingsScreenQuery: settings },
})
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Fields' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function choose(user: ReturnType<typeof open>['user'], act: string, label: string) {
  await user.click(await screen.findByRole('button', { name: `More: ${label}` }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}

test('A field of choices is added, one choice a line', async () => {
  const { api, user } = open({ AddFieldDialogMutation: written('createCustomField', shop([size, cue])) })
  await user.click(await screen.findByRole('button', { name: 'Add Field' }))
  const dialog = await findDialog('Add Field')
  await user.type(dialog.getByLabelText(/^Label/), 'Cloth')
  expect(dialog.queryByLabelText(/^Choices/)).toBeNull()
  await user.click(dialog.getByRole('combobox', { name: 'Type' }))
  await user.click(await screen.findByRole('option', { name: 'Choice' }))
  await user.type(dialog.getByLabelText(/^Choices/), 'Green{Enter}{Enter} Blue ')
  await user.click(dialog.getByRole('button', { name: 'Add Field' }))
  expect(await toasts().findByText('Field added successfully')).toBeVisible()
  expect(api.sent('AddFieldDialogMutation')[0]?.variables.input).toEqual({
    label: 'Cloth',
    type: 'CHOICE',
    choices: ['Green', 'Blue'],
    isOnCard: false,
  })
})

test('A removed choice that customers have is replaced by another one', async () => {
  const words = '1 customer has “Ash”. Choose what replaces it.'
  const { api, user } = open({
    EditFieldDialogMutation: refusal('BAD_INPUT', words, { fields: { choices: [words] } }),
  })
  await choose(user, 'Edit', 'Cue')
  const dialog = await findDialog('Edit Field')
  await user.click(dialog.getByRole('button', { name: 'Remove: Ash' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(words)).toBeVisible()
  await user.click(dialog.getByRole('combobox', { name: 'Replace “Ash” by' }))
  await user.click(await screen.findByRole('option', { name: 'Maple' }))
  api.answer('EditFieldDialogMutation', written('updateCustomField', shop([size, cue])))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await toasts().findByText('Field updated successfully')).toBeVisible()
  expect(api.sent('EditFieldDialogMutation').map(({ variables }) => variables.input)).toEqual([
    { id: 'cue', choices: [{ number: 2, label: 'Maple' }], replaced: [] },
    { id: 'cue', choices: [{ number: 2, label: 'Maple' }], replaced: [{ number: 1, by: 2 }] },
  ])
})

test('A field is moved by its menu', async () => {
  const { api, user } = open({
    useFieldOrderMutation: written('reorderCustomFields', shop([cue, size])),
  })
  expect(await shown()).toEqual(['SizeOn cardNumber', 'CueChoice: Ash, Maple'])
  await choose(user, 'Move down', 'Size')
  expect(await shown()).toEqual(['CueChoice: Ash, Maple', 'SizeOn cardNumber'])
  expect(api.sent('useFieldOrderMutation')[0]?.variables.input).toEqual({ ids: ['cue', 'size'] })
})

test('A deleted field is listed below and can be restored', async () => {
  const { api, user } = open({
    DeleteFieldDialogMutation: written('deleteCustomField', shop([cue], [size])),
    DeletedFieldsMutation: written('restoreCustomField', shop([cue, size])),
  })
  await choose(user, 'Delete', 'Size')
  const dialog = await findDialog('Delete Field', 'alertdialog')
  const question = 'Delete “Size”? Its values are hidden at once and kept for 30 days.'
  expect(dialog.getByText(/^Delete “/)).toHaveTextContent(question)
  await user.click(dialog.getByRole('button', { name: 'Delete Field' }))
  await user.click(await screen.findByRole('button', { name: 'Restore: Size' }))
  expect(await toasts().findByText('Field restored successfully')).toBeVisible()
  expect(api.sent('DeletedFieldsMutation')[0]?.variables.input).toEqual({ id: 'size' })
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Deleted fields' })).toBeNull())
})

test('Others than admins read the list', async () => {
  open({}, shop([size], [cue], false))
  expect(await screen.findByText(/Admins edit the list/)).toBeVisible()
  const tab = within(screen.getByRole('tabpanel'))
  expect(tab.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['SizeOn cardNumber'])
  expect(tab.queryAllByRole('button')).toEqual([])
})
