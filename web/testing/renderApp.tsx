import { getConfig, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { App } from '#web/App.tsx'
import { createEnvironment } from '#web/relay/environment.ts'
import { Refresher } from '#web/relay/Refresher.ts'
import { createPreload } from '#web/router/preload.ts'
import { ScreenLoader } from '#web/router/ScreenLoader.ts'
import { createRoutes } from '#web/routes.tsx'
import { SessionStore } from '#web/session/SessionStore.ts'

/** Renders the whole application at a URL, with the answers of `fakeApi`. */
export function renderApp(at: string) {
  const load = vi.fn<(path: string) => void>()
  const session = new SessionStore({ storage: localStorage, load })
  const environment = createEnvironment(session)
  const refresher = new Refresher()
  const loader = new ScreenLoader(environment, refresher)
  const routes = createRoutes({ loader, session })
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const preload = createPreload(routes, loader, () => router.state.location)
  render(<App {...{ session, environment, router, preload, refresher }} />)

  return {
    user: userEvent.setup(),
    session,
    environment,
    router,
    /** Refreshes the screen, as after a change elsewhere. */
    refresh: () => getConfig().asyncWrapper(() => refresher.refresh()),
    /** The requested full page loads. */
    load,
    /** The current URL. */
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
