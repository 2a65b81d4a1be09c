import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createBrowserRouter, RouterProvider } from 'react-router'
import './ui/theme.css'
import { createEnvironment } from './relay/environment.ts'
import { PreloadProvider } from './router/PreloadLink.tsx'
import { createPreload } from './router/preload.ts'
import { ScreenLoader } from './router/ScreenLoader.ts'
import { createRoutes } from './routes.tsx'
import { SessionProvider } from './session/SessionContext.ts'
import { SessionStore } from './session/SessionStore.ts'
import { applyTheme, storedTheme } from './shell/theme.ts'
import { ToastProvider } from './ui/feedback/ToastProvider.tsx'

applyTheme(storedTheme())

const session = new SessionStore({ storage: localStorage, load: (path) => window.location.assign(path) })
const environment = createEnvironment(session)
const loader = new ScreenLoader(environment)
const routes = createRoutes({ loader, session })
const router = createBrowserRouter(routes)
const preload = createPreload(routes, loader, () => router.state.location)
session.watch()

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id root')

createRoot(container).render(
  <StrictMode>
    <SessionProvider value={session}>
      <RelayEnvironmentProvider environment={environment}>
        <ToastProvider>
          <PreloadProvider value={preload}>
            <RouterProvider router={router} />
          </PreloadProvider>
        </ToastProvider>
      </RelayEnvironmentProvider>
    </SessionProvider>
  </StrictMode>,
)
