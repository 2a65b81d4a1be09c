import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { contact, contactPage, contactsData } from '#web/testing/contactData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('../ContactsScreen.tsx'),
  () => import('./TodaysCalls.tsx'),
)
afterEach(() => vi.unstubAllGlobals())

const none = contactPage([])
const business = {
  __typename: 'Business',
  id: 'b1',
  name: 'Whitfield Billiards',
  today: '2026-11-20',
  overdueContacts: contactPage([contact(2, 'Sam Whitfield', '2026-11-18T20:30:00.000Z')]),
  nextContacts: contactPage([
    contact(1, 'Maria Ortiz', '2026-11-20T19:05:00.000Z', { notes: 'Bring the felt samples.' }),
    contact(3, 'Priya Rao', '2026-11-21T14:00:00.000Z'),
  ]),
  overdueFollowUps: none,
  todaysFollowUps: contactPage([contact(4, 'Ann Lake', '2026-11-20T14:00:00.000Z', { notes: 'Check in' })]),
}

test('The calls of today are printed by time, and the sheet leaves with the print', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  fakeApi({
    ShellQuery: shellData(),
    ContactsScreenQuery: contactsData([]),
    TodaysCallsQuery: { data: { viewer: { __typename: 'Viewer', business } } },
  })
  const { user } = renderApp('/contacts')
  await user.click(await screen.findByRole('button', { name: 'Print Today’s Calls' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const rows = within(screen.getByLabelText('Today’s calls')).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '3:30 PMWed, Nov 18Sam Whitfield(555)010-0002',
    '9:00 AMAnn Lake(555)010-0004Check in',
    '2:05 PMMaria Ortiz(555)010-0001Bring the felt samples.',
  ])
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByLabelText('Today’s calls')).toBeNull())
})
