import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLatestSearch } from './useLatestSearch.ts'

/**
 * The dialog that the URL names as `?dialog=name`, so that the header's add button and links can open it and a reload
 * shows it again. The router creates its history entry; `overlayHistory.ts` creates those of all other dialogs.
 */
export function useDialogAddress() {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const latest = useLatestSearch()
  const shown = search.get('dialog')

  const close = (name: string) => {
    // The form may finish saving after Back has closed the dialog or left the page.
    if (latest().get('dialog') !== name) return
    // When the page opened the dialog, close it by going back; when the URL opened it, only the URL changes.
    if (location.state?.dialog === name) void navigate(-1)
    else void navigate({ search: dialogSearch(latest(), null) }, { replace: true, preventScrollReset: true })
  }
  return {
    /** The props of the dialog of this name. */
    dialogOf: (name: string) => ({ open: shown === name, onClose: () => close(name), addressed: true }),
    show(name: string) {
      void navigate(
        { search: dialogSearch(latest(), name) },
        { state: { dialog: name }, preventScrollReset: true },
      )
    },
  }
}

function dialogSearch(search: URLSearchParams, name: string | null): string {
  const next = new URLSearchParams(search)
  if (name === null) next.delete('dialog')
  else next.set('dialog', name)
  return next.toString()
}
