import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { answerOf, openSettings, setUpSettings } from '#web/testing/settingsScreen.ts'

setUpSettings()
beforeAll(async () => {
  await import('./TagsTab.tsx')
  await import('../dialogs/SettingsDialogs.tsx')
}, 60_000)

const tag = (label: string, color: string, customerCount: number) => ({
  __typename: 'Tag',
  id: label.toLowerCase(),
  label,
  color,
  customerCount,
})
const vip = tag('VIP', 'PURPLE', 12)
const trade = tag('Trade', 'GRAY', 1)
const shop = (tags: readonly object[], canEditTags = true) => answerOf({ canEditTags, tagOptions: tags })

const open = (answers = {}, tags = [trade, vip], canEdit = true) =>
  openSettings(shop(tags, canEdit), '/settings?tab=tags', answers)
/** The response of a mutation after which the business has these tags. */
const written = (mutation: string, ...tags: readonly object[]) => ({
  data: { [mutation]: { __typename: 'Payload', tag: { id: 'new', label: 'New' } } },
  after: { SettingsScreenQuery: shop(tags) },
})
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Tags' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const box = () => screen.findByRole('textbox', { name: 'New tag' })

async function choose(user: ReturnType<typeof open>['user'], act: string, label: string) {
  await user.click(await screen.findByRole('button', { name: `More: ${label}` }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}

describe('the add box', () => {
  test('adds a tag in a color, and keeps the color for the next one', async () => {
    const { api, user } = open({
      AddTagMutation: written('createTag', tag('New', 'RED', 0), trade, vip),
    })
    await user.type(await box(), ' New ')
    await user.click(screen.getByRole('combobox', { name: 'Color' }))
    await user.click(await screen.findByRole('option', { name: 'Red' }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await toasts().findByText('Tag added successfully')).toBeVisible()
    expect(api.sent('AddTagMutation')[0]?.variables.input).toEqual({ label: 'New', color: 'RED' })
    await vi.waitFor(async () =>
      expect(await shown()).toEqual(['New0 customers', 'Trade1 customer', 'VIP12 customers']),
    )
    expect(await box()).toHaveValue('')
    expect(screen.getByRole('combobox', { name: 'Color' })).toHaveTextContent('Red')
  })

  test('keeps what was typed when the API refuses it', async () => {
    const words = 'A tag cannot contain a comma or a semicolon'
    const { user } = open({
      AddTagMutation: refusal('BAD_INPUT', words, { fields: { label: [words] } }),
    })
    await user.type(await box(), 'a,b{Enter}')
    expect(await screen.findByText(words)).toBeVisible()
    expect(await box()).toHaveValue('a,b')
  })
})

test('A tag is renamed', async () => {
  const { api, user } = open({ EditTagDialogMutation: written('updateTag', trade, vip) })
  await choose(user, 'Edit', 'VIP')
  const dialog = await findDialog('Edit Tag')
  expect(dialog.getByRole('combobox', { name: 'Color' })).toHaveTextContent('Purple')
  await enterText(user, dialog.getByLabelText(/^Label/), '!')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await toasts().findByText('Tag updated successfully')).toBeVisible()
  const input = { id: 'vip', label: 'VIP!', color: 'PURPLE' }
  expect(api.sent('EditTagDialogMutation')[0]?.variables.input).toEqual(input)
})

test.each([
  [12, 'Delete “VIP”? It is taken off 12 customers. This cannot be undone.'],
  [10_000, 'Delete “VIP”? It is taken off 10,000 or more customers. This cannot be undone.'],
  [0, 'Delete “VIP”? No customer has it.'],
])('The question before a deletion says how many customers have the tag: %i', async (count, words) => {
  const { api, user } = open({ DeleteTagDialogMutation: written('deleteTag', trade) }, [
    trade,
    tag('VIP', 'RED', count),
  ])
  await choose(user, 'Delete', 'VIP')
  const dialog = await findDialog('Delete Tag', 'alertdialog')
  expect(dialog.getByText(/^Delete “/)).toHaveTextContent(words)
  await user.click(dialog.getByRole('button', { name: 'Delete Tag' }))
  expect(await toasts().findByText('Tag deleted successfully')).toBeVisible()
  expect(api.sent('DeleteTagDialogMutation')[0]?.variables.input).toEqual({ id: 'vip' })
  await vi.waitFor(async () => expect(await shown()).toEqual(['Trade1 customer']))
})

test('Employees read the list', async () => {
  open({}, [vip], false)
  expect(await screen.findByText(/Managers and admins edit the list/)).toBeVisible()
  expect(await shown()).toEqual(['VIP12 customers'])
  const tab = within(screen.getByRole('tabpanel'))
  expect([...tab.queryAllByRole('button'), ...tab.queryAllByRole('textbox')]).toEqual([])
})
