import { useEffect } from 'react'
import { useToast } from '#web/ui/feedback/useToast.ts'

/**
 * Says, each time a dialog is asked for, that its code could not be fetched; a reload fetches it again. When the
 * connection comes back, the page reloads by itself, unless something typed would be lost.
 */
export function NotLoaded({ open }: { open: boolean }): null {
  const toast = useToast()
  useEffect(() => {
    if (!open) return
    toast.error({
      title: 'Not Loaded',
      description: navigator.onLine
        ? 'Part of the page failed to load.'
        : 'You are offline, and this has not been loaded yet.',
      action: { label: 'Reload', onSelect: () => window.location.reload() },
    })
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
