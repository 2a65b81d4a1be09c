import { useEffect } from 'react'
import { type Connection, checkConnection, connectionNow } from '#web/lib/connection.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { useOnReconnect } from '#web/ui/useConnection.ts'

const reasons: Record<Connection, string> = {
  online: 'Part of the page failed to load.',
  offline: 'You are offline, and this has not been loaded yet.',
  unreachable: 'Cuecard can’t be reached, and this has not been loaded yet.',
}

/**
 * Shows an error toast whenever a dialog opens whose code failed to load; reloading the page fetches the code again.
 * When the connection returns, the page reloads by itself, unless that would lose unsaved input.
 */
export function NotLoaded({ open }: { open: boolean }): null {
  const toast = useToast()
  const session = useSessionStore()
  useEffect(() => {
    if (!open) return
    let isOpen = true
    void checkConnection().then(() => {
      if (!isOpen) return
      const connection = connectionNow()
      toast.error({
        title: 'Not Loaded',
        description: reasons[connection],
        // Without a connection, reloading would replace the page by the browser's error page.
        action: connection === 'online' ? { label: 'Reload', onSelect: () => session.reload() } : undefined,
      })
    })
    return () => {
      isOpen = false
    }
  }, [open, session, toast])
  useOnReconnect(async () => {
    const { isPageGuarded } = await import('#web/ui/overlays/overlayHistory.ts')
    if (!isPageGuarded(true)) session.reloadWithoutLoss()
  })
  return null
}
