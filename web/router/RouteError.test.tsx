import { cleanup, render, screen } from '@testing-library/react'
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
const missingCode = new TypeError('Failed to fetch dynamically imported module: /assets/Team.js')

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  load.mockClear()
  sessionStorage.clear()
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

test('A page that failed offline says so, and opens when the connection is back', async () => {
  loseConnection()
  openFailing(new ApiError('OFFLINE', 'Cuecard can’t be reached.'))
  expect(await screen.findByText('You are offline')).toBeVisible()
  await regainConnection()
  expect(await screen.findByText('The page')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('A page whose code could not be fetched is loaded again when the server answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  openFailing(missingCode)
  expect(await screen.findByText('Cuecard can’t be reached')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  // It is asked again by itself.
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('Code that the server no longer has is fetched by loading the page again, once without a press', async () => {
  openFailing(missingCode)
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href))
  cleanup()
  openFailing(missingCode)
  expect(await screen.findByText('This page could not be opened')).toBeVisible()
  await new Promise((done) => setTimeout(done, 50))
  expect(load).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledTimes(2)
})

test('A page whose query the upgraded server does not know is loaded again, once without a press', async () => {
  const outdated = new ApiError('BAD_REQUEST', 'Cuecard has been updated. Please reload the page.')
  openFailing(outdated)
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href))
  cleanup()
  openFailing(outdated)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledTimes(2)
})

test('A screen that throws is not loaded again without a press', async () => {
  openFailing(new TypeError('Cannot read properties of undefined'))
  expect(await screen.findByText('This page could not be opened')).toBeVisible()
  await new Promise((done) => setTimeout(done, 50))
  expect(load).not.toHaveBeenCalled()
})

test('Other errors are shown, and tried again in place', async () => {
  openFailing(new ApiError('UNAVAILABLE', 'The database is not available.'))
  expect(await screen.findByText('The database is not available.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The page')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})
