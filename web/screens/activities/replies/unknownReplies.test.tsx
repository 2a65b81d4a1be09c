import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noTagsOrFields } from '#web/testing/customerData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

const reply = (id: number, fromNumber: string, body: string) => ({
  node: { __typename: 'SmsReply', id: `r${id}`, fromNumber, body, createdAt: '2026-11-20T16:46:00.000Z' },
  cursor: `after ${id}`,
})
const answer = (edges: readonly ReturnType<typeof reply>[]) => ({
  data: {
    viewer: {
      business: {
        __typename: 'Business',
        id: 'b1',
        canExportLists: true,
        unknownReplyCount: edges.length,
        unknownReplies: { edges, pageInfo: { endCursor: null, hasNextPage: false } },
        ...noTagsOrFields,
        interestOptions: [{ __typename: 'InterestOption', id: 'i1', label: 'Darts' }],
        team: [],
      },
    },
  },
})

setUpScreen(
  () => import('../ActivitiesScreen.tsx'),
  () => import('./ReplyDialogs.tsx'),
)

function open(edges: readonly ReturnType<typeof reply>[]) {
  const api = fakeApi({ ShellQuery: shellData(), ActivitiesScreenQuery: answer(edges) })
  return { api, ...renderApp('/activities?tab=replies') }
}

test('Texts of unknown numbers show the number as all numbers are written, with ways to answer', async () => {
  const { api } = open([reply(1, '+15855550177', 'Do you sell cues?')])
  const entry = within((await screen.findByText('Do you sell cues?')).closest('li') as HTMLElement)
  expect(entry.getByRole('link', { name: '(585)555-0177' })).toHaveAttribute('href', 'tel:+15855550177')
  expect(entry.getByRole('link', { name: 'Text (585)555-0177' })).toHaveAttribute('href', 'sms:+15855550177')
  expect(screen.getByRole('tab', { name: /^Unknown Numbers/ })).toHaveTextContent('1')
  expect(api.sent('ActivitiesScreenQuery')[0]?.variables).toMatchObject({ log: false, replies: true })
})

test('A number becomes a customer, with the number filled in', async () => {
  const { user } = open([reply(1, '+15855550177', 'Do you sell cues?')])
  await user.click(await screen.findByRole('button', { name: 'Add as Customer: (585)555-0177' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Customer' }))
  expect(dialog.getByLabelText(/^Phone/)).toHaveValue('(585)555-0177')
})

test('A number that customers can’t have is shown as it came', async () => {
  open([reply(1, '+447700900123', 'Who is this?')])
  expect(await screen.findByRole('link', { name: '+447700900123' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add as Customer/ })).toBeNull()
})

test('The list of unknown replies says what will be kept there while there are none', async () => {
  open([])
  expect(await screen.findByText('No texts from unknown numbers')).toBeVisible()
})
