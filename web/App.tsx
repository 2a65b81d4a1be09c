import type { ComponentProps } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { RouterProvider } from 'react-router'
import type { IEnvironment } from 'relay-runtime'
import { PreloadProvider } from './router/PreloadLink.tsx'
import { SessionProvider } from './session/SessionContext.ts'
import type { SessionStore } from './session/SessionStore.ts'

interface AppProps {
  session: SessionStore
  environment: IEnvironment
  router: ComponentProps<typeof RouterProvider>['router']
  preload: (href: string) => void
}

/** Everything that surrounds the screens. */
export function App({ session, environment, router, preload }: AppProps) {
  return (
    <SessionProvider value={session}>
      <RelayEnvironmentProvider environment={environment}>
        <PreloadProvider value={preload}>
          <RouterProvider router={router} />
        </PreloadProvider>
      </RelayEnvironmentProvider>
    </SessionProvider>
  )
}
