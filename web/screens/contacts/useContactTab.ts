import { startTransition, useOptimistic } from 'react'
import { createPath, useLocation, useNavigate, useSearchParams } from 'react-router'
import { usePreload } from '#web/router/PreloadLink.tsx'
import { type ContactTabValue, contactTabAt, contactTabs } from './contactTabs.ts'

/**
 * The chosen tab, kept in the address as `?tab=`. It changes with the press; the address and with it the data follow
 * as soon as they can.
 */
export function useContactTab() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const preload = usePreload()
  const [tab, setTab] = useOptimistic(contactTabAt(search).value)

  const addressOf = (value: ContactTabValue) => {
    const next = new URLSearchParams(search)
    if (value === contactTabs[0].value) next.delete('tab')
    else next.set('tab', value)
    return { pathname, search: `?${next}` }
  }
  const choose = (value: ContactTabValue) => {
    startTransition(async () => {
      setTab(value)
      await navigate(addressOf(value), { replace: true, preventScrollReset: true })
    })
  }
  return { tab, choose, approach: (value: ContactTabValue) => preload(createPath(addressOf(value))) }
}
