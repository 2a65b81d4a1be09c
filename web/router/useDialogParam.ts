import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLatestSearch } from './useLatestSearch.ts'

/**
 * Whether the dialog of this name is open. The URL contains it as `?dialog=name`, so that the header's add button
 * and links can open it and a reload shows it again. The router creates its history entry; `overlayHistory.ts` creates
 * those of all other dialogs.
 */
export function useDialogParam(name: string) {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const latest = useLatestSearch()
  const open = search.get('dialog') === name

  const onClose = () => {
    // The form may finish saving after Back has closed the dialog or left the page.
    if (latest().get('dialog') !== name) return
    // When the page opened the dialog, close it by going back; when the URL opened it, only the URL changes.
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
