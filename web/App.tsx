import type { ComponentProps } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { RouterProvider } from 'react-router'
import type { IEnvironment } from 'relay-runtime'
import { PreloadProvider } from './router/PreloadLink.tsx'
import { RefreshProvider } from './router/RefreshContext.ts'
import { SessionProvider } from './session/SessionContext.ts'
import type { SessionStore } from './session/SessionStore.ts'

interface AppProps {
  session: SessionStore
  environment: IEnvironment
  router: ComponentProps<typeof RouterProvider>['router']
  preload: (href: string) => void
  refreshShown: () => void
}

/** Everything that surrounds the screens. */
export function App({ session, environment, router, preload, refreshShown }: AppProps) {
  return (
    <SessionProvider value={session}>
      <RelayEnvironmentProvider environment={environment}>
        <PreloadProvider value={preload}>
          <RefreshProvider value={refreshShown}>
            <RouterProvider router={router} />
          </RefreshProvider>
        </PreloadProvider>
      </RelayEnvironmentProvider>
    </SessionProvider>
  )
}
