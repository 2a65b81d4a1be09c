import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createEnvironment } from '#web/relay/environment.ts'
import { SessionProvider } from '#web/session/SessionContext.ts'
import { SessionStore } from '#web/session/SessionStore.ts'
import { ToastProvider } from '#web/ui/feedback/ToastProvider.tsx'

/** The wrapper of a hook that uses `useMutation`. `load` is called instead of loading the page again. */
export function mutationProviders(load: () => void = () => {}) {
  const environment = createEnvironment({ token: 'secret', end() {} })
  const session = new SessionStore({ storage: localStorage, load })
  return ({ children }: { children: ReactNode }) => (
    <SessionProvider value={session}>
      <RelayEnvironmentProvider environment={environment}>
        <ToastProvider>{children}</ToastProvider>
      </RelayEnvironmentProvider>
    </SessionProvider>
  )
}
