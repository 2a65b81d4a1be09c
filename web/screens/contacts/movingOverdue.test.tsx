import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contact, contactsData } from '#web/testing/contactData.ts'
import { expectClosed, setUpContacts } from '#web/testing/contactsScreen.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { shellData } from '#web/testing/shellData.ts'

setUpContacts()

const late = [
  contact(1, 'Maria Ortiz', '2026-11-18T19:00:00.000Z', { status: 'OVERDUE' }),
  contact(2, 'Sam Whitfield', '2026-11-19T15:30:00.000Z', { status: 'OVERDUE' }),
]
const empty = { ContactsScreenQuery: contactsData([], { upcoming: 12, overdue: 0 }) }
const moved = {
  data: { moveOverdueContacts: { count: 12, undoToken: 'the token' } },
  after: empty,
}
const preview = {
  data: {
    viewer: {
      business: {
        id: 'b1',
        contacts: {
          count: 12,
          days: [
            { day: '2026-11-23', count: 10 },
            { day: '2026-11-24', count: 2 },
          ],
        },
      },
    },
  },
}

async function begin(contacts = late) {
  const api = fakeApi({
    ShellQuery: shellData(),
    ContactsScreenQuery: contactsData(contacts, { upcoming: 0, overdue: contacts.length }),
    MoveOverdueDialogQuery: preview,
    useMoveContactsMutation: moved,
    useMoveContactsBackMutation: { data: { moveBackOverdueContacts: { count: 12 } } },
  })
  const app = renderApp('/contacts?tab=overdue')
  await screen.findAllByRole('heading', { level: 2 })
  return { api, ...app }
}

test('All overdue contacts move to today with one more press, and back with Undo', async () => {
  const { api, user } = await begin()
  await user.click(screen.getByRole('button', { name: 'Move all overdue' }))
  const dialog = await findDialog('Move All Overdue')
  expect(dialog.getByText('12 contacts')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /^Today/ }))
  expect(await toasts().findByText('12 contacts moved')).toBeVisible()
  await expectClosed('Move All Overdue')
  await user.click(toasts().getByRole('button', { name: 'Undo' }))
  expect(await toasts().findByText('12 contacts moved back')).toBeVisible()
  const inputs = ['useMoveContactsMutation', 'useMoveContactsBackMutation'].map(
    (name) => api.sent(name)[0]?.variables.input,
  )
  expect(inputs).toEqual([{ to: 'TODAY' }, { undoToken: 'the token' }])
})

test('They are spread over the working days that the dialog shows', async () => {
  const { api, user } = await begin()
  await user.click(screen.getByRole('button', { name: 'Move all overdue' }))
  const dialog = await findDialog('Move All Overdue')
  expect(await dialog.findByText('Mon, Nov 23')).toBeVisible()
  expect(dialog.getByText('10 contacts')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Spread' }))
  expect(await toasts().findByText('12 contacts moved')).toBeVisible()
  expect(api.sent('useMoveContactsMutation')[0]?.variables.input).toEqual({ to: 'SPREAD', perDay: 10 })
})

test('A single overdue contact has no such button', async () => {
  await begin(late.slice(0, 1))
  expect(screen.queryByRole('button', { name: 'Move all overdue' })).toBeNull()
})
