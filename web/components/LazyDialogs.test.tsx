import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '#web/ui/feedback/ToastProvider.tsx'
import { LazyDialogs } from './LazyDialogs.tsx'

afterEach(() => vi.restoreAllMocks())

test('a dialog whose code did not arrive leaves the screen, and says so each time it is asked for', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
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
  expect(await screen.findAllByText('You are offline, and this has not been loaded yet.')).not.toHaveLength(0)
  expect(screen.getByText('The screen')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1)
  rerender(page(false))
  rerender(page(true))
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(2))
})
