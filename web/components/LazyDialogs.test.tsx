import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '#web/ui/feedback/ToastProvider.tsx'
import { LazyDialogs } from './LazyDialogs.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  [true, 'Part of the page failed to load.', 1],
  // Reloading without a network would replace the page.
  [false, 'You are offline, and this has not been loaded yet.', 0],
])(
  'a dialog whose code did not arrive leaves the screen, and says so each time (online: %s)',
  async (online, words, reloads) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    const fetchDialog = () => Promise.reject(new TypeError('Failed to fetch'))
    const Dialog = lazy(fetchDialog)
    const page = (open: boolean) => (
      <ToastProvider>
        <p>The screen</p>
        <LazyDialogs open={open} load={fetchDialog}>
          <Dialog />
        </LazyDialogs>
      </ToastProvider>
    )
    const { rerender } = render(page(true))
    const told = await screen.findAllByText(words)
    expect(screen.getByText('The screen')).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Reload' })).toHaveLength(reloads)
    rerender(page(false))
    rerender(page(true))
    await vi.waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(told.length))
  },
)
