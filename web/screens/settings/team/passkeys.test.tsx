import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/fakeApi.ts'
import { answerIn, cancelled, device, options, setUpPasskeys } from '#web/testing/passkeys.ts'
import { ada, kim, ofTeam, openSettings, setUpSettings } from '#web/testing/settingsScreen.ts'

setUpSettings()
setUpPasskeys()

const tab = '/settings?tab=team'
const add = 'AddPasskeyDialogMutation'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const passkey = (id: string, name: string, lastUsedAt: string | null = null) => ({
  __typename: 'Passkey',
  id,
  name,
  createdAt: minutesAgo(185),
  lastUsedAt,
})
const phone = passkey('p1', 'Phone', minutesAgo(125))
const key = passkey('p2', 'Key')
const listOf = (...passkeys: object[]) => ({ data: { passkeys } })

async function openList(answers: Parameters<typeof openSettings>[2] = {}) {
  const page = openSettings(ofTeam([ada, kim]), tab, { PasskeyListQuery: listOf(phone, key), ...answers })
  await page.user.click(await screen.findByRole('button', { name: 'Your passkeys' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Passkeys' }))
  return { ...page, dialog }
}

test('One sees one’s passkeys, and when they were used', async () => {
  const { dialog } = await openList()
  const rows = within(await dialog.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'PhoneAdded 3 hours ago · last used 2 hours agoRenameRemove',
    'KeyAdded 3 hours ago · not used yetRenameRemove',
  ])
})

test('One adds a passkey under a name, after cancelling once', async () => {
  const { api, user, dialog } = await openList({
    PasskeyListQuery: listOf(),
    AddPasskeyDialogStartMutation: { data: { startPasskeyRegistration: { options } } },
    [add]: { data: { addPasskey: { passkey: phone } } },
  })
  expect(await dialog.findByText('You have no passkey yet.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add a Passkey' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add a Passkey' }))
  device.mockReturnValueOnce(cancelled())
  await user.type(form.getByLabelText(/^Name/), 'Phone{Enter}')
  expect(await form.findByText(/^No passkey was used\. Nothing has changed/)).toBeVisible()
  expect(form.getByLabelText(/^Name/)).toHaveValue('Phone')
  expect(api.sent(add)).toHaveLength(0)
  api.answer('PasskeyListQuery', listOf(phone))
  await user.click(form.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByRole('heading', { name: 'Phone' })).toBeVisible()
  expect(api.sent('AddPasskeyDialogStartMutation')[0]?.variables).toEqual({ input: { name: 'Phone' } })
  expect(answerIn(api.sent(add)[0]?.variables)).toMatchObject({ id: 'cGFzc2tleQ' })
})

test('One renames a passkey, and removes it after a question', async () => {
  const { api, user, dialog } = await openList({
    RenamePasskeyDialogMutation: { data: { renamePasskey: { passkey: { ...phone, name: 'Tablet' } } } },
    PasskeyRowMutation: { data: { removePasskey: { removedPasskeyId: 'p1' } } },
  })
  await user.click(await dialog.findByRole('button', { name: 'Rename: Phone' }))
  const form = within(await screen.findByRole('dialog', { name: 'Rename Passkey' }))
  await user.clear(form.getByLabelText(/^Name/))
  await user.type(form.getByLabelText(/^Name/), 'Tablet')
  api.answer('PasskeyListQuery', listOf({ ...phone, name: 'Tablet' }, key))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await user.click(await dialog.findByRole('button', { name: 'Remove: Tablet' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this passkey?' }))
  expect(api.sent('PasskeyRowMutation')).toHaveLength(0)
  api.answer('PasskeyListQuery', listOf(key))
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(dialog.queryByRole('heading', { name: 'Tablet' })).toBeNull())
  expect(api.sent('RenamePasskeyDialogMutation')[0]?.variables).toEqual({
    input: { id: 'p1', name: 'Tablet' },
  })
  expect(api.sent('PasskeyRowMutation')[0]?.variables).toEqual({ input: { id: 'p1' } })
})

test('A list that could not be loaded is offered again, and ten are the most', async () => {
  const { api, user, dialog } = await openList({ PasskeyListQuery: refusal('UNAVAILABLE', 'Down') })
  expect(await dialog.findByText('Your passkeys could not be loaded')).toBeVisible()
  api.answer(
    'PasskeyListQuery',
    listOf(...Array.from({ length: 10 }, (_, i) => passkey(`p${i}`, `Key ${i}`))),
  )
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('heading', { name: 'Key 9' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Add a Passkey' })).toBeNull()
})
