import { Outlet, ScrollRestoration } from 'react-router'
import { PageTitleProvider, usePageTitle } from '#web/router/PageTitle.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

/** What every page has, whoever looks at it: a title, its place in the scroll, and the offline notice. */
export function Root() {
  return (
    <PageTitleProvider>
      <WindowTitle />
      <Outlet />
      <OfflineNotice />
      <ScrollRestoration />
    </PageTitleProvider>
  )
}

function WindowTitle() {
  const title = usePageTitle()
  return <title>{title ? `${title} · Cuecard` : 'Cuecard'}</title>
}
