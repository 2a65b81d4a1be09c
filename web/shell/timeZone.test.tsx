import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bellData } from '#web/testing/bellData.ts'
import { contact, contactsData } from '#web/testing/contactData.ts'
import { findCardOf } from '#web/testing/customersScreen.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(
  () => import('#web/screens/contacts/ContactsScreen.tsx'),
  () => import('#web/screens/contacts/dialogs/ContactDialogs.tsx'),
  () => import('./Shell.tsx'),
)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const maria = contact(1, 'Maria Ortiz', '2096-01-05T14:05:00.000Z')
const ContactsScreenQuery = contactsData([maria])

/** The frame's data of a business elsewhere. */
function shellIn(timeZone: string) {
  const { data } = shellData()
  const { viewer } = data
  return { data: { viewer: { ...viewer, business: { ...viewer.business, timeZone } } } }
}

describe('the time zone of the business', () => {
  test('is awaited by a screen whose own data have arrived', async () => {
    let arrive = () => {}
    const late = new Promise<ReturnType<typeof shellData>>((resolve) => {
      arrive = () => resolve(shellData())
    })
    const api = fakeApi({ ShellQuery: () => late, ContactsScreenQuery })
    renderApp('/contacts')
    await vi.waitFor(() => expect(api.sent('ContactsScreenQuery')).toHaveLength(1))
    await act(() => new Promise((done) => setTimeout(done)))
    expect(screen.queryByText('Maria Ortiz')).toBeNull()
    arrive()
    expect((await findCardOf('Maria Ortiz')).getByText('9:05 AM')).toBeVisible()
  })

  test('is asked for again by the screen when the frame has failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const api = fakeApi({ ShellQuery: { status: 503, text: 'Down' }, ContactsScreenQuery })
    const { user } = renderApp('/contacts')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.answer('ShellQuery', shellData())
    await user.click(retry)
    expect((await findCardOf('Maria Ortiz')).getByText('9:05 AM')).toBeVisible()
  })

  test('changes on the screen when it is changed', async () => {
    const at = '2026-11-20T17:10:00.000Z'
    vi.useFakeTimers({ now: Date.parse('2026-11-20T17:00:00.000Z'), shouldAdvanceTime: true })
    const api = fakeApi({ ShellQuery: shellData('ADMIN', bellData({ changesAt: at })), ContactsScreenQuery })
    renderApp('/contacts')
    expect((await findCardOf('Maria Ortiz')).getByText('9:05 AM')).toBeVisible()
    api.answer('ShellQuery', shellIn('America/Denver'))
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000))
    expect((await findCardOf('Maria Ortiz')).getByText('7:05 AM')).toBeVisible()
  })
})
