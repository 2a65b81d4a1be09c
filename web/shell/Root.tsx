import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { PageTitleProvider, usePageTitle } from '#web/router/PageTitle.tsx'
import { useSession } from '#web/session/SessionContext.ts'
import { ownerOf } from '#web/session/session.ts'
import { ownedName } from '#web/session/storage.ts'

const Nothing = () => null

/** Loaded after the first view, because until then there are no outdated data and no dialogs. */
const LateParts = lazy<ComponentType>(() =>
  import('./LateParts.tsx').then(
    ({ LateParts }) => ({ default: LateParts }),
    () => ({ default: Nothing }),
  ),
)

/** The parts of every page, signed in or not: title, scroll position and offline notice. */
export function Root() {
  return (
    <PageTitleProvider>
      <WindowTitle />
      <Outlet />
      <Suspense>
        <LateParts />
      </Suspense>
      <ScrollPositions />
    </PageTitleProvider>
  )
}

/** Each person has scroll positions of their own. */
function ScrollPositions() {
  const owner = ownerOf(useSession())
  return <ScrollRestoration storageKey={ownedName(owner ?? 'nobody', 'scroll_positions')} />
}

function WindowTitle() {
  const title = usePageTitle()
  return <title>{title ? `${title} · Cuecard` : 'Cuecard'}</title>
}
