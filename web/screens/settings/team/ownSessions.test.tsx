import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/fakeApi.ts'
import { ada, kim, ofTeam, openSettings, setUpSettings } from '#web/testing/settingsScreen.ts'

setUpSettings()

const tab = '/settings?tab=team'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const session = (id: string, device: string | null, more: object = {}) => ({
  __typename: 'Session',
  id,
  device,
  network: '203.0.113.x',
  place: 'New York',
  signedInAt: minutesAgo(185),
  lastSeenAt: minutesAgo(125),
  isCurrent: false,
  ...more,
})
const phone = session('s2', 'Safari on iOS')
const unknown = session('s3', null, { place: null, lastSeenAt: minutesAgo(3) })
const here = session('s1', 'Chrome on Windows', { isCurrent: true })

async function openList(answers: Parameters<typeof openSettings>[2] = {}) {
  const page = openSettings(ofTeam([ada, kim]), tab, {
    SessionListQuery: { data: { newBrowserMails: true, sessions: [unknown, phone, here] } },
    ...answers,
  })
  await page.user.click(await screen.findByRole('button', { name: 'Your sessions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Sessions' }))
  return { ...page, dialog }
}

test('One sees where one is signed in, this browser first', async () => {
  const { dialog } = await openList()
  const rows = within(await dialog.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Chrome on WindowsThis browserNew York · 203.0.113.xActive now · signed in 3 hours ago',
    'Unknown device203.0.113.xActive now · signed in 3 hours agoEnd session',
    'Safari on iOSNew York · 203.0.113.xLast seen 2 hours ago · signed in 3 hours agoEnd session',
  ])
})

test('A session ends at a press, and the focus stays in the list', async () => {
  const { api, user, dialog } = await openList({
    SessionRowMutation: { data: { endSession: { ended: true } } },
  })
  const end = await dialog.findByRole('button', { name: 'End session: Safari on iOS' })
  api.answer('SessionListQuery', { data: { newBrowserMails: true, sessions: [unknown, here] } })
  await user.click(end)
  await waitFor(() => expect(dialog.queryByText('Safari on iOS')).toBeNull())
  expect(api.sent('SessionRowMutation')[0]?.variables).toEqual({ input: { id: 's2' } })
  expect(await screen.findByText('The session has ended')).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Unknown device' })).toHaveFocus()
})

test('All others end after a question, and nothing is offered when there are none', async () => {
  const { api, user, dialog } = await openList({
    SessionListEndOthersMutation: { data: { endOtherSessions: { ended: 2 } } },
  })
  await user.click(await dialog.findByRole('button', { name: 'End All Others' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'End all other sessions?' }))
  expect(api.sent('SessionListEndOthersMutation')).toHaveLength(0)
  api.answer('SessionListQuery', { data: { newBrowserMails: true, sessions: [here] } })
  await user.click(question.getByRole('button', { name: 'End All Others' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await dialog.findByText('Chrome on Windows')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'End All Others' })).toBeNull()
})

test('A list that could not be loaded is offered again', async () => {
  const { api, user, dialog } = await openList({ SessionListQuery: refusal('UNAVAILABLE', 'Down') })
  expect(await dialog.findByText('Your sessions could not be loaded')).toBeVisible()
  api.answer('SessionListQuery', { data: { newBrowserMails: true, sessions: [here] } })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('This browser')).toBeVisible()
})

test('The mails about new browsers are switched off, and stay on when that fails', async () => {
  const act = 'NewBrowserMailsMutation'
  const { api, user, dialog } = await openList({ [act]: refusal('UNAVAILABLE', 'Down') })
  const field = await dialog.findByRole('switch', { name: /^Mail me about new browsers/ })
  await user.click(field)
  await waitFor(() => expect(field).toBeChecked())
  await screen.findAllByText('Failed to switch the mails')
  api.answer(act, { data: { setNewBrowserMails: { newBrowserMails: false } } })
  await user.click(field)
  await waitFor(() => expect(field).not.toBeChecked())
  expect(api.sent(act).map(({ variables }) => variables)).toEqual([
    { input: { on: false } },
    { input: { on: false } },
  ])
})
