import { useEffect } from 'react'
import { useToast } from '#web/ui/feedback/useToast.ts'

/** Shows, each time a dialog is opened, that its code could not be loaded; reloading the page tries again. */
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
  return null
}
