import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { PageTitleProvider, usePageTitle } from '#web/router/PageTitle.tsx'

const Nothing = () => null

/** Comes after the first view; until then there is nothing to be out of date, and no dialog. */
const LateParts = lazy<ComponentType>(() =>
  import('./LateParts.tsx').then(
    ({ LateParts }) => ({ default: LateParts }),
    () => ({ default: Nothing }),
  ),
)

/** What every page has, signed in or not: a title, its scroll position and the offline notice. */
export function Root() {
  return (
    <PageTitleProvider>
      <WindowTitle />
      <Outlet />
      <Suspense>
        <LateParts />
      </Suspense>
      <ScrollRestoration />
    </PageTitleProvider>
  )
}

function WindowTitle() {
  const title = usePageTitle()
  return <title>{title ? `${title} · Cuecard` : 'Cuecard'}</title>
}
