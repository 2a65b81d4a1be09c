import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { App } from './App.tsx'
import { createEnvironment } from './relay/environment.ts'
import { Refresher } from './relay/Refresher.ts'
import { LoginScreen } from './screens/login/LoginScreen.tsx'
import { SessionStore } from './session/SessionStore.ts'
import { PublicLayout } from './shell/PublicLayout.tsx'

/** The build has no session and no stored input. */
const storage = { getItem: () => null } as unknown as Storage
globalThis.sessionStorage ??= storage

/** The markup of the sign-in page, which `npm run build` writes into its HTML file. */
export function renderSignIn(): string {
  const session = new SessionStore({ storage, load() {} })
  const children = [{ path: '/login', element: <LoginScreen /> }]
  const router = createMemoryRouter([{ element: <PublicLayout />, children }], { initialEntries: ['/login'] })
  return renderToStaticMarkup(
    <App
      session={session}
      environment={createEnvironment(session)}
      router={router}
      preload={() => {}}
      refresher={new Refresher()}
    />,
  )
}
