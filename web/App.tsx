import { type ComponentProps, useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { RouterProvider } from 'react-router'
import type { IEnvironment } from 'relay-runtime'
import { RefreshProvider } from './relay/RefreshContext.ts'
import type { Refresher } from './relay/Refresher.ts'
import { RefreshMarker } from './relay/RefreshMarker.ts'
import { tellingItsState } from './router/latestState.ts'
import { PreloadProvider } from './router/PreloadLink.tsx'
import { SessionProvider } from './session/SessionContext.ts'
import type { SessionStore } from './session/SessionStore.ts'

interface AppProps {
  session: SessionStore
  environment: IEnvironment
  router: ComponentProps<typeof RouterProvider>['router']
  preload: (href: string) => void
  refresher: Refresher
}

/** The providers around all screens. */
export function App({ session, environment, router, preload, refresher }: AppProps) {
  const [followed] = useState(() => tellingItsState(router))
  return (
    <SessionProvider value={session}>
      <RelayEnvironmentProvider environment={environment}>
        <PreloadProvider value={preload}>
          <RefreshProvider value={refresher}>
            <RouterProvider router={followed} />
            <RefreshMarker />
          </RefreshProvider>
        </PreloadProvider>
      </RelayEnvironmentProvider>
    </SessionProvider>
  )
}
