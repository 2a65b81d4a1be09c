import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import './ui/theme.css'
import { App } from './App.tsx'
import { supportBrowserTranslation } from './lib/browserTranslation.ts'
import { leaveKeysToInputMethod } from './lib/inputMethod.ts'
import { pageExit } from './lib/pageExit.ts'
import { createEnvironment } from './relay/environment.ts'
import { Refresher } from './relay/Refresher.ts'
import { takeUpEntries } from './router/historyEntry.ts'
import { createPreload } from './router/preload.ts'
import { ScreenLoader } from './router/ScreenLoader.ts'
import { createRoutes } from './routes.tsx'
import { SessionStore } from './session/SessionStore.ts'

function load(address: string): void {
  pageExit.final = true
  // Assigning an address with a fragment to itself would scroll and load nothing.
  if (address === window.location.href) window.location.reload()
  else window.location.assign(address)
}

function open(): void {
  supportBrowserTranslation()
  leaveKeysToInputMethod()
  const session = new SessionStore({ storage: localStorage, load })
  const environment = createEnvironment(session)
  const refresher = new Refresher()
  const loader = new ScreenLoader(environment, refresher)
  const routes = createRoutes({ loader, session })
  const ownEntry = takeUpEntries(session)
  const router = createBrowserRouter(routes)
  router.subscribe(ownEntry)
  const preload = createPreload(routes, loader, () => router.state.location)
  session.watch()

  const container = document.getElementById('root') as HTMLElement
  const app = (
    <StrictMode>
      <App {...{ session, environment, router, preload, refresher }} />
    </StrictMode>
  )
  // Rendered as a transition, React yields to the browser every few milliseconds.
  const start = () => startTransition(() => createRoot(container).render(app))
  if (container.dataset.prerendered === undefined) start()
  else
    import('./takeOver.ts').then(
      ({ replacePrerendered }) => replacePrerendered(container, router, app),
      start,
    )
}

/** Brings what takes the place of a storage that the browser forbids. */
async function bringStorage(): Promise<void> {
  try {
    localStorage.getItem('')
    sessionStorage.getItem('')
  } catch {
    const { replaceForbiddenStorage } = await import('./session/memoryStorage.ts')
    replaceForbiddenStorage()
  }
}

// A task of its own, so that the browser stays responsive in between on a slow phone.
setTimeout(() => bringStorage().then(open))
