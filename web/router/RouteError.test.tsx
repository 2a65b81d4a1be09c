import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/relay/ApiError.ts'
import { SessionProvider } from '#web/session/SessionContext.ts'
import { SessionStore } from '#web/session/SessionStore.ts'
import { loseConnection, regainConnection } from '#web/testing/connection.ts'
import { RouteError } from './RouteError.tsx'

const load = vi.fn()
const loader = vi.fn(() => null)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  load.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function openFailing(error: Error) {
  loader.mockImplementationOnce(() => {
    throw error
  })
  const routes = [{ path: '/', loader, element: <p>The page</p>, ErrorBoundary: RouteError }]
  render(
    <SessionProvider value={new SessionStore({ storage: localStorage, load })}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </SessionProvider>,
  )
}

test('a page that failed offline says so, and is loaded again when the connection is back', async () => {
  loseConnection()
  openFailing(new ApiError('OFFLINE', 'Cuecard can’t be reached.'))
  expect(await screen.findByText('You are offline')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  await regainConnection()
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href))
})

test('so does one whose code could not be fetched from a server that does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  openFailing(new TypeError('Failed to fetch dynamically imported module'))
  expect(await screen.findByText('Cuecard can’t be reached')).toBeVisible()
  vi.unstubAllGlobals()
  // It is asked again by itself.
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('code that is missing is fetched by loading the page again', async () => {
  openFailing(new TypeError('Failed to fetch dynamically imported module'))
  expect(await screen.findByText('This page could not be opened')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledOnce()
})

test('other errors are shown, and tried again in place', async () => {
  openFailing(new ApiError('UNAVAILABLE', 'The database is not available.'))
  expect(await screen.findByText('The database is not available.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The page')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})
