import { lazy, type ReactNode, Suspense, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import { Outlet } from 'react-router'
import { WhenWanted } from '#web/components/when-wanted/WhenWanted.tsx'
import { ToastProvider } from '#web/ui/feedback/ToastProvider.tsx'
import { Drawer } from '#web/ui/overlays/Drawer.tsx'
import type { ShellQuery, ShellQuery$data } from './__generated__/ShellQuery.graphql.ts'
import { BusinessName } from './BusinessName.tsx'
import { NotificationBell } from './bell/NotificationBell.tsx'
import { Calm } from './Calm.tsx'
import { useLive } from './live/useLive.ts'
import { usePalette } from './palette/usePalette.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopHeader } from './TopHeader.tsx'

const fetchPalette = () => import('./palette/Palette.tsx')
const Palette = lazy(async () => ({ default: (await fetchPalette()).Palette }))

type ShellData = PreloadedQuery<ShellQuery>

/** The frame around every screen of a business. It stays while the screens change. */
export function Shell({ queryRef }: { queryRef: ShellData }) {
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const palette = usePalette()
  useLive()

  return (
    <ToastProvider>
      <div className="lg:pl-60">
        <a
          href="#content"
          className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-4 py-2.5 font-medium text-on-accent focus:translate-y-0"
        >
          Skip to content
        </a>
        <aside
          aria-label="Sidebar"
          className="fixed inset-y-0 left-0 w-60 border-line border-r bg-surface max-lg:hidden"
        >
          <Known queryRef={queryRef}>
            {(viewer) => <Sidebar user={viewer?.user ?? null} onFind={palette.show} />}
          </Known>
        </aside>
        <Drawer open={menuOpen} onOpenChange={setMenuOpen} label="Menu">
          <Known queryRef={queryRef}>
            {(viewer) => <Sidebar user={viewer?.user ?? null} onNavigate={closeMenu} />}
          </Known>
        </Drawer>
        <TopHeader
          businessName={
            <Known queryRef={queryRef}>
              {(viewer) => <BusinessName business={viewer?.business ?? null} />}
            </Known>
          }
          bell={
            <Known queryRef={queryRef}>
              {(viewer) => <NotificationBell business={viewer?.business ?? null} />}
            </Known>
          }
          onOpenMenu={() => setMenuOpen(true)}
          onFind={palette.show}
        />
        <main id="content" tabIndex={-1} className="px-4 pt-4 pb-24 outline-none lg:px-8 lg:pt-6 lg:pb-12">
          <Outlet />
        </main>
        <WhenWanted wanted={palette.open} load={fetchPalette}>
          <Palette key={palette.turn} open={palette.open} onClose={palette.close} />
        </WhenWanted>
      </div>
    </ToastProvider>
  )
}

interface KnownProps {
  queryRef: ShellData
  children: (viewer: ShellQuery$data['viewer'] | null) => ReactNode
}

/** A part that shows who is signed in, and its own shape until that is known: the frame never waits. */
function Known({ queryRef, children }: KnownProps) {
  return (
    <Calm key={queryRef.fetchKey} fallback={children(null)}>
      <Suspense fallback={children(null)}>
        <Viewer queryRef={queryRef}>{children}</Viewer>
      </Suspense>
    </Calm>
  )
}

function Viewer({ queryRef, children }: KnownProps) {
  const { viewer } = usePreloadedQuery<ShellQuery>(
    graphql`
      query ShellQuery @preloadable {
        viewer {
          user {
            ...Sidebar_user
          }
          business {
            ...BusinessName_business
            ...NotificationBell_business
          }
        }
      }
    `,
    queryRef,
  )
  return children(viewer)
}
