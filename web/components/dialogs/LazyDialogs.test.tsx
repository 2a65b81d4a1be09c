import { fireEvent, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addDraft, type Draft, draftOf } from '#web/lib/drafts.ts'
import { SessionProvider } from '#web/session/SessionContext.ts'
import { SessionStore } from '#web/session/SessionStore.ts'
import { loseConnection, regainConnection } from '#web/testing/connection.ts'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { ToastProvider } from '#web/ui/feedback/ToastProvider.tsx'
import { LazyDialogs } from './LazyDialogs.tsx'

const load = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  load.mockClear()
  storeBusinessSession()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function renderMissing() {
  const fetchDialog = () => Promise.reject(new TypeError('Failed to fetch'))
  const Dialog = lazy(fetchDialog)
  const session = new SessionStore({ storage: localStorage, load })
  const page = (open: boolean) => (
    <SessionProvider value={session}>
      <ToastProvider>
        <p>The screen</p>
        <LazyDialogs open={open} load={fetchDialog}>
          <Dialog />
        </LazyDialogs>
      </ToastProvider>
    </SessionProvider>
  )
  const { rerender } = render(page(true))
  return {
    openAgain() {
      rerender(page(false))
      rerender(page(true))
    },
  }
}

test.each([
  ['online', 'Part of the page failed to load.', 1],
  // Reloading without a connection would replace the page.
  ['offline', 'You are offline, and this has not been loaded yet.', 0],
  ['unreachable', 'Cuecard can’t be reached, and this has not been loaded yet.', 0],
])(
  'A dialog whose code did not arrive leaves the screen, and says so each time (%s)',
  async (state, words, reloads) => {
    if (state === 'offline') loseConnection()
    if (state === 'unreachable')
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { openAgain } = renderMissing()
    await screen.findAllByText(words)
    expect(screen.getByText('The screen')).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Reload' })).toHaveLength(reloads)
    // An equal toast does not stack, so the first has to go.
    for (const dismiss of screen.getAllByRole('button', { name: 'Dismiss' })) fireEvent.click(dismiss)
    await vi.waitFor(() => expect(screen.queryAllByText(words)).toHaveLength(0))
    openAgain()
    expect(await screen.findAllByText(words)).not.toHaveLength(0)
  },
)

/** Loses the connection, types into a form of the page, presses for a dialog without code, and regains it. */
async function typeAndRegain(typed: Draft): Promise<void> {
  loseConnection()
  onTestFinished(addDraft(() => ['form', typed]))
  renderMissing()
  await screen.findAllByText(/^You are offline/)
  await regainConnection()
}

test('The page is loaded again when the connection returns, and keeps what was typed into it', async () => {
  await typeAndRegain({ city: 'Rochester' })
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href))
  expect(draftOf('form')).toEqual({ city: 'Rochester' })
})

test('A secret that was typed keeps the page, because it is never stored', async () => {
  await typeAndRegain({ authToken: 'deep blue sea' })
  await new Promise((done) => setTimeout(done, 50))
  expect(load).not.toHaveBeenCalled()
})
