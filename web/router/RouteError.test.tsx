import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/relay/ApiError.ts'
import { RouteError } from './RouteError.tsx'

afterEach(() => vi.restoreAllMocks())

test('a page that could not be loaded offline says so, and opens when the connection is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loader = vi.fn(() => null)
  loader.mockImplementationOnce(() => {
    throw new ApiError('OFFLINE', 'Cuecard can’t be reached.')
  })
  const routes = [{ path: '/', loader, element: <p>The page</p>, ErrorBoundary: RouteError }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  expect(await screen.findByText('You are offline')).toBeVisible()
  // It listens once its effects have run.
  await act(async () => undefined)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('The page')).toBeVisible()
})
