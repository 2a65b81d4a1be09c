import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDraft, setAside } from '#web/lib/drafts.ts'
import { SessionProvider } from '#web/session/SessionContext.ts'
import { closeStore, load, openStore } from '#web/testing/sessionStore.ts'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { LogoutButton } from './LogoutButton.tsx'

const otherTab = () => new BroadcastChannel('unsaved-text')
let tab: BroadcastChannel | undefined
beforeEach(() => {
  localStorage.clear()
  load.mockClear()
})
afterEach(() => {
  closeStore()
  tab?.close()
})

async function logout() {
  storeBusinessSession()
  const user = userEvent.setup()
  render(
    <SessionProvider value={openStore()}>
      <LogoutButton />
    </SessionProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  return user
}

const question = () => screen.findByRole('alertdialog', { name: 'Log out and discard it?' })

test('Logout asks nothing when nothing is unsaved, whatever the other tabs are', async () => {
  tab = otherTab()
  await logout()
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/login'))
})

test('Logout asks before it discards what was typed, and clears it then', async () => {
  const close = addDraft(() => ['form', { city: 'Rochester' }])
  const user = await logout()
  expect(await question()).toHaveTextContent('You have typed something that is not saved.')
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(load).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(within(await question()).getByRole('button', { name: 'Log Out' }))
  expect(load).toHaveBeenCalledExactlyOnceWith('/login')
  expect(sessionStorage.getItem('drafts')).toBeNull()
  close()
})

test('Logout asks for the values of a form on a tab that is not shown', async () => {
  setAside('form', { city: 'Rochester' })
  await logout()
  expect(await question()).toBeVisible()
})

test('Logout names another tab that holds unsaved text', async () => {
  tab = otherTab()
  tab.onmessage = () => tab?.postMessage('yes')
  await logout()
  expect(await question()).toHaveTextContent('Another tab of this browser has text that is not saved.')
  expect(load).not.toHaveBeenCalled()
})
