import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLatestSearch } from './useLatestSearch.ts'

/**
 * Whether the dialog of this name is open, kept in the address as `?dialog=name`: the header's add button and any link can
 * open it, and a reload shows it again. The router makes its entry in the history; `overlayHistory.ts` makes those of all
 * other dialogs.
 */
export function useDialogParam(name: string) {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const latest = useLatestSearch()
  const open = search.get('dialog') === name

  const onClose = () => {
    // The form in it may have saved only after Back had closed it, or had left the page.
    if (latest().get('dialog') !== name) return
    // Opened from inside: its entry in the history goes with it. Opened by address: only the address changes.
    if (location.state?.dialog === name) void navigate(-1)
    else void navigate({ search: dialogSearch(latest(), null) }, { replace: true, preventScrollReset: true })
  }
  return {
    open,
    /** The props of the dialog. */
    dialog: { open, onClose, addressed: true },
    show() {
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
