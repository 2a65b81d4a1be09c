import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

beforeAll(async () => {
  await import('../SettingsScreen.tsx')
  await import('./SortableOptions.tsx')
  await import('../dialogs/SettingsDialogs.tsx')
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

/** The screen's data for a business with these options, whose ids are their letters. */
const shop = (labels: readonly string[], canEditInterestOptions = true) => ({
  data: {
    viewer: {
      user: { id: 'u1', role: 'ADMIN' },
      business: {
        __typename: 'Business',
        id: 'b1',
        canEditInterestOptions,
        interestOptions: labels.map((label) => ({
          __typename: 'InterestOption',
          id: label.toLowerCase().replace('!', ''),
          label,
        })),
      },
    },
  },
})
/** The response of a mutation after which the business has these options. */
const written = (mutation: string, ...labels: readonly string[]) => ({
  data: { [mutation]: { __typename: 'Payload', interestOption: { id: 'cues', label: 'Cues' } } },
  after: { SettingsScreenQuery: shop(labels) },
})

function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  labels = ['Darts', 'Pool', 'Chalk'],
  canEdit = true,
) {
  const api = fakeApi({ ShellQuery: shellData(), SettingsScreenQuery: shop(labels, canEdit), ...answers })
  return { api, ...renderApp('/settings?tab=interests') }
}

const list = async () => within(await screen.findByRole('tabpanel')).getAllByRole('listitem')
const shown = async () => (await list()).map(({ textContent }) => textContent)
const box = () => screen.findByRole('textbox', { name: 'New interest option' })
const press = (name: string) => screen.findByRole('button', { name })
/** Chooses an act in the menu of an option. */
async function choose(user: ReturnType<typeof open>['user'], act: string, label: string) {
  await user.click(await press(`More: ${label}`))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}
const unavailable = refusal('UNAVAILABLE', 'The database cannot be reached.')

describe('the add box', () => {
  const added = written('createInterestOption', 'Darts', 'Pool', 'Chalk', 'Foosball')

  test('adds with Enter, and is empty again', async () => {
    const { api, user } = open({ AddOptionMutation: added })
    await user.type(await box(), '  Foosball {Enter}')
    expect(await toasts().findByText('Interest option added successfully')).toBeVisible()
    await vi.waitFor(async () => expect(await shown()).toEqual(['Darts', 'Pool', 'Chalk', 'Foosball']))
    expect(api.sent('AddOptionMutation')[0]?.variables.input).toEqual({ label: 'Foosball' })
    expect(await box()).toHaveValue('')
    expect(await box()).toHaveFocus()
  })

  test('ignores a blank label', async () => {
    const { api, user } = open({ AddOptionMutation: added })
    await user.type(await box(), '   {Enter}')
    await user.click(await press('Add'))
    expect(api.sent('AddOptionMutation')).toEqual([])
    expect(screen.queryByText(/required/)).toBeNull()
  })

  test('keeps what was typed when adding fails', async () => {
    const words = 'This interest option already exists.'
    const { user } = open({
      AddOptionMutation: refusal('CONFLICT', words, { fields: { label: [words] } }),
    })
    await user.type(await box(), 'darts{Enter}')
    expect(await toasts().findByText('Failed to add interest option')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(await box()).toHaveValue('darts')
  })
})

describe('the order', () => {
  test('changes at once, and focus stays with what was moved', async () => {
    let answer = (_: object) => {}
    const { api, user } = open({
      useOptionOrderMutation: () => new Promise((resolve) => (answer = resolve)),
    })
    await choose(user, 'Move down', 'Darts')
    expect(await shown()).toEqual(['Pool', 'Darts', 'Chalk'])
    await vi.waitFor(async () => expect(await press('More: Darts')).toHaveFocus())
    await choose(user, 'Move down', 'Darts')
    expect(await shown()).toEqual(['Pool', 'Chalk', 'Darts'])
    await vi.waitFor(async () => expect(await press('More: Darts')).toHaveFocus())
    await user.click(await press('More: Darts'))
    expect(await screen.findByRole('menuitem', { name: 'Move down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.keyboard('{Escape}')
    expect(api.sent('useOptionOrderMutation')).toHaveLength(1)

    answer(written('reorderInterestOptions', 'Pool', 'Darts', 'Chalk'))
    await vi.waitFor(() => expect(api.sent('useOptionOrderMutation')).toHaveLength(2))
    expect(await shown()).toEqual(['Pool', 'Chalk', 'Darts'])
    answer(written('reorderInterestOptions', 'Pool', 'Chalk', 'Darts'))
    await vi.waitFor(() =>
      expect(toasts().getAllByText('Interest options reordered successfully').length).toBeGreaterThan(0),
    )
    expect(await shown()).toEqual(['Pool', 'Chalk', 'Darts'])
    const orders = api.sent('useOptionOrderMutation').map(({ variables }) => variables.input)
    expect(orders).toEqual([{ ids: ['pool', 'darts', 'chalk'] }, { ids: ['pool', 'chalk', 'darts'] }])
  })

  test('comes back when it could not be kept', async () => {
    let refuse = (_: object) => {}
    const { user } = open({
      useOptionOrderMutation: () => new Promise((resolve) => (refuse = resolve)),
    })
    await choose(user, 'Move up', 'Chalk')
    expect(await shown()).toEqual(['Darts', 'Chalk', 'Pool'])
    refuse(unavailable)
    expect(await toasts().findByText('Failed to reorder interest options')).toBeVisible()
    await vi.waitFor(async () => expect(await shown()).toEqual(['Darts', 'Pool', 'Chalk']))
  })
})

describe('a row', () => {
  test('is renamed in a dialog that begins with what it is called', async () => {
    const { api, user } = open({
      EditOptionDialogMutation: written('updateInterestOption', 'Darts!', 'Pool', 'Chalk'),
    })
    await choose(user, 'Edit', 'Darts')
    const dialog = await findDialog('Edit Interest Option')
    await enterText(user, dialog.getByLabelText(/^Label/), '!')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await toasts().findByText('Interest option updated successfully')).toBeVisible()
    expect(api.sent('EditOptionDialogMutation')[0]?.variables.input).toEqual({ id: 'darts', label: 'Darts!' })
  })

  test.each([
    ['Edit', 'Edit Interest Option', 'dialog', 'Save', 'Failed to update interest option'],
    ['Delete', 'Delete Interest Option', 'alertdialog', 'Delete Option', 'Failed to delete interest option'],
  ] as const)('says when it failed: %s', async (act, title, role, confirm, words) => {
    const { user } = open({ EditOptionDialogMutation: unavailable, DeleteOptionDialogMutation: unavailable })
    await choose(user, act, 'Darts')
    const dialog = await findDialog(title, role)
    for (const label of dialog.queryAllByLabelText(/^Label/)) await enterText(user, label, '!')
    await user.click(dialog.getByRole('button', { name: confirm }))
    expect(await toasts().findByText(words)).toBeVisible()
    expect(dialog.getByRole('button', { name: confirm })).toBeVisible()
  })

  test('is deleted after a question; focus goes to what took its place', async () => {
    const { user } = open({
      DeleteOptionDialogMutation: written('deleteInterestOption', 'Pool', 'Chalk'),
    })
    await choose(user, 'Delete', 'Darts')
    const dialog = await findDialog('Delete Interest Option', 'alertdialog')
    expect(dialog.getByText(/customers who have it keep it/)).toHaveTextContent('Delete “Darts”?')
    await user.click(dialog.getByRole('button', { name: 'Delete Option' }))
    expect(await toasts().findByText('Interest option deleted successfully')).toBeVisible()
    await vi.waitFor(async () => expect(await shown()).toEqual(['Pool', 'Chalk']))
    await vi.waitFor(async () =>
      expect((await list())[0]).toContainElement(document.activeElement as HTMLElement),
    )
  })
})

test('Others than admins read the list', async () => {
  open({}, ['Darts', 'Pool'], false)
  expect(await screen.findByText(/Admins edit the list/)).toBeVisible()
  expect(await shown()).toEqual(['Darts', 'Pool'])
  const tab = within(screen.getByRole('tabpanel'))
  expect([...tab.queryAllByRole('button'), ...tab.queryAllByRole('textbox')]).toEqual([])
})

test('An empty list says so', async () => {
  open({}, [])
  expect(await screen.findByText('No interest options yet')).toBeVisible()
  expect(await box()).toBeVisible()
})
