import { useEffect } from 'react'
import { useToast } from '#web/ui/feedback/useToast.ts'

/**
 * Shows an error toast whenever a dialog opens whose code failed to load; reloading the page fetches the code again.
 * When the connection returns, the page reloads automatically unless that would lose unsaved input.
 */
export function NotLoaded({ open }: { open: boolean }): null {
  const toast = useToast()
  useEffect(() => {
    if (!open) return
    toast.error(
      navigator.onLine
        ? {
            title: 'Not Loaded',
            description: 'Part of the page failed to load.',
            action: { label: 'Reload', onSelect: () => window.location.reload() },
          }
        : // Reloading would replace the page by the browser's error page.
          { title: 'Not Loaded', description: 'You are offline, and this has not been loaded yet.' },
    )
  }, [open, toast])
  useEffect(() => {
    const onOnline = async () => {
      const { isPageGuarded } = await import('#web/ui/overlays/overlayHistory.ts')
      if (!isPageGuarded()) window.location.reload()
    }
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return null
}
