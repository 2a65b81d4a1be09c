import { startTransition, useOptimistic } from 'react'
import { createPath, useLocation, useNavigate, useSearchParams } from 'react-router'
import { usePreload } from './PreloadLink.tsx'
import { type AnyTabs, tabAt } from './tabAt.ts'

/** The selected tab, kept in the URL as `?tab=`. It changes immediately; the URL and the data follow. */
export function useTab<const Tabs extends AnyTabs>(tabs: Tabs) {
  type Value = Tabs[number]['value']
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const preload = usePreload()
  const [tab, setTab] = useOptimistic<Value>(tabAt(tabs, search).value)

  const addressOf = (value: Value) => {
    const next = new URLSearchParams(search)
    if (value === tabs[0].value) next.delete('tab')
    else next.set('tab', value)
    return { pathname, search: `?${next}` }
  }
  const choose = (value: Value) => {
    startTransition(async () => {
      setTab(value)
      await navigate(addressOf(value), { replace: true, preventScrollReset: true })
    })
  }
  return { tab, choose, preloadTab: (value: Value) => preload(createPath(addressOf(value))) }
}
