import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bellAnswer, bellData, notificationData } from '#web/testing/bellData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'
import { vendorsData } from '#web/testing/vendorData.ts'

beforeAll(
  () =>
    Promise.all([import('../../Shell.tsx'), import('../BellPanel.tsx'), import('./HandedOverDialog.tsx')]),
  60_000,
)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

const sentence = 'Ana Lake gave you the open work of Eli Employee: 1 hot board item, 1 vendor contact'
const record = (type: string, databaseId: number, name: string, isOpen = true) => ({
  type,
  databaseId,
  name,
  isOpen,
  date: null,
  startTime: null,
})

function open(handedOver: object[]) {
  const contents = bellData({
    notifications: [notificationData(3, sentence, { subjectType: 'User', subjectDatabaseId: 7 })],
    unreadCount: 1,
  })
  const api = fakeApi({
    ShellQuery: shellData('ADMIN', contents),
    BellPanelQuery: bellAnswer(contents),
    VendorContactsScreenQuery: vendorsData([]),
    useHandedOverQuery: { data: { node: { __typename: 'Notification', id: 'n3', handedOver } } },
  })
  return { api, ...renderApp('/vendor-contacts') }
}

async function openWork(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Notifications, 1 new/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  await user.click(await panel.findByRole('button', { name: /Ana Lake gave you/ }))
  return within(await screen.findByRole('dialog', { name: 'Work handed over to you' }))
}

test('Handed-over work is named record by record, each leading to where it is done', async () => {
  const { user, api, address } = open([
    record('HotBoardItem', 1, 'Fix lamp', false),
    record('VendorContact', 2, 'Felt & Co'),
    record('OrganizerTask', 3, 'Call Ray'),
  ])
  const dialog = await openWork(user)
  const lamp = await dialog.findByRole('link', { name: /Fix lamp/ })
  expect(lamp).toHaveAttribute('href', '/hotboard')
  expect(lamp).toHaveTextContent('Done')
  expect(dialog.getByRole('link', { name: /Call Ray/ })).toHaveAttribute('href', '/tasks')
  expect(api.sent('useHandedOverQuery')[0]?.variables).toEqual({ id: 'n3' })
  expect(api.sent('useMarkReadMutation')[0]?.variables).toEqual({ input: { id: 'n3' } })
  await user.click(dialog.getByRole('link', { name: /Felt & Co/ }))
  await vi.waitFor(() => expect(address()).toBe('/vendor-contacts?q=Felt+%26+Co'))
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Work handed over to you' })).toBeNull())
})

test('The notification says so when nothing of what was handed over is left', async () => {
  const { user } = open([])
  expect(await (await openWork(user)).findByText('None of this work is left.')).toBeVisible()
})
