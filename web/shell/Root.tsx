import { Outlet, ScrollRestoration } from 'react-router'
import { useScreen } from '#web/router/useScreen.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

/** What every page has, whoever looks at it: a title, its place in the scroll, and the offline notice. */
export function Root() {
  const screen = useScreen()
  return (
    <>
      <title>{screen ? `${screen.title} · Cuecard` : 'Cuecard'}</title>
      <Outlet />
      <OfflineNotice />
      <ScrollRestoration />
    </>
  )
}
