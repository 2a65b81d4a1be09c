import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { mineAt } from './mineAt.ts'
import { useLatestSearch } from './useLatestSearch.ts'

/** Whether only the viewer's own records are shown, kept in the URL. It changes immediately; the URL and the data follow. */
export function useMine() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const latestSearch = useLatestSearch()
  const [mine, setMine] = useOptimistic(mineAt(new URLSearchParams(search)) === true)
  const choose = (chosen: boolean) =>
    startTransition(async () => {
      setMine(chosen)
      const next = latestSearch()
      if (chosen) next.set('mine', '1')
      else next.delete('mine')
      await navigate({ pathname, search: `?${next}` }, { replace: true, preventScrollReset: true })
    })
  return [mine, choose] as const
}
