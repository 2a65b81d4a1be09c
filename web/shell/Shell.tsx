import { type ComponentType, lazy, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import { Outlet } from 'react-router'
import type { ShellQuery, ShellQuery$data } from '#web/__generated__/ShellQuery.graphql.ts'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { type KeyGroup, registeredKeys } from '#web/components/keys/pageKeys.ts'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { focusHeading } from '#web/lib/focusHeading.ts'
import { useLive } from '#web/session/useLive.ts'
import { TimeZoneProvider } from '#web/session/useTimeZone.ts'
import { ToastProvider } from '#web/ui/feedback/ToastProvider.tsx'
import { BusinessName } from './BusinessName.tsx'
import { NotificationBell } from './bell/NotificationBell.tsx'
import { usePalette } from './palette/usePalette.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopHeader } from './TopHeader.tsx'

const fetchDrawer = () => import('#web/ui/overlays/Drawer.tsx')
const Drawer = lazy(async () => ({ default: (await fetchDrawer()).Drawer }))
const fetchPalette = () => import('./palette/Palette.tsx')
const Palette = lazy(async () => ({ default: (await fetchPalette()).Palette }))
const fetchKeys = () => import('./KeysDialog.tsx')
const KeysDialog = lazy(async () => ({ default: (await fetchKeys()).KeysDialog }))

const Nothing = () => null
const LateShellParts = lazy<ComponentType>(() =>
  import('./LateShellParts.tsx').then(
    ({ LateShellParts }) => ({ default: LateShellParts }),
    () => ({ default: Nothing }),
  ),
)

type Viewer = ShellQuery$data['viewer']

/**
 * The frame around every screen of a business. It stays mounted when the screen changes and never suspends: each part
 * renders its own skeleton until the viewer is known, and keeps its state and its focus when the data arrive.
 */
export function Shell({ queryRef }: { queryRef: PreloadedQuery<ShellQuery> }) {
  const [viewer, setViewer] = useState<Viewer | null>(null)
  const awaited = useAwaitedTimeZone(queryRef)
  const [menuOpen, setMenuOpen] = useState(false)
  // What was chosen in the menu takes the focus.
  const hasChosen = useRef(false)
  const openMenu = () => {
    hasChosen.current = false
    setMenuOpen(true)
  }
  const closeMenu = () => setMenuOpen(false)
  const palette = usePalette()
  const [sheet, setSheet] = useState<{ open: boolean; groups: readonly KeyGroup[] }>({
    open: false,
    groups: [],
  })
  const showKeys = () => setSheet({ open: true, groups: registeredKeys() })
  usePageKeys('Everywhere', [
    { keys: ['?'], does: 'Keyboard shortcuts', act: showKeys },
    { keys: ['mod+Enter'], does: 'Send a form' },
    { keys: ['Escape'], does: 'Close or leave' },
  ])
  useLive()

  return (
    <ToastProvider>
      <TimeZoneProvider value={viewer?.business.timeZone ?? awaited.promise}>
        <div className="lg:pl-60 print:pl-0">
          <a
            href="#content"
            className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-4 py-2.5 font-medium text-on-accent focus:translate-y-0 print:hidden"
          >
            Skip to content
          </a>
          <aside
            aria-label="Sidebar"
            className="fixed inset-y-0 left-0 w-60 border-line border-r bg-surface max-lg:hidden print:hidden"
          >
            <Sidebar
              user={viewer?.user ?? null}
              business={viewer?.business ?? null}
              onFind={palette.show}
              onKeys={showKeys}
            />
          </aside>
          <LazyDialogs open={menuOpen} load={fetchDrawer}>
            <Drawer
              open={menuOpen}
              onClose={closeMenu}
              onReopen={openMenu}
              label="Menu"
              finalFocus={() => (hasChosen.current ? false : null)}
            >
              <Sidebar
                user={viewer?.user ?? null}
                business={viewer?.business ?? null}
                onNavigate={() => {
                  hasChosen.current = true
                  closeMenu()
                  // Before the drawer gives the focus back: a page from memory renders sooner.
                  focusHeading()
                }}
                onFind={() => {
                  hasChosen.current = true
                  closeMenu()
                  palette.show()
                }}
                onKeys={() => {
                  hasChosen.current = true
                  closeMenu()
                  showKeys()
                }}
              />
            </Drawer>
          </LazyDialogs>
          <TopHeader
            businessName={<BusinessName business={viewer?.business ?? null} />}
            bell={<NotificationBell viewer={viewer} />}
            onOpenMenu={openMenu}
          />
          <main
            id="content"
            tabIndex={-1}
            className="px-4 pt-4 pb-24 outline-none lg:px-gutter lg:pt-6 lg:pb-12 print:p-0"
          >
            <Outlet />
          </main>
          {/* Without an answer the frame stays as it is: the screen inside fails for the same reason and says so. */}
          <ErrorBoundary key={queryRef.fetchKey} fallback={null} onError={awaited.reject}>
            <Suspense>
              <ViewerReporter
                queryRef={queryRef}
                onKnown={(known) => {
                  setViewer(known)
                  awaited.resolve(known.business.timeZone)
                }}
              />
            </Suspense>
          </ErrorBoundary>
          <Suspense>
            <LateShellParts />
          </Suspense>
          <LazyDialogs open={palette.open} load={fetchPalette}>
            <Palette
              key={palette.openings}
              user={viewer?.user ?? null}
              business={viewer?.business ?? null}
              open={palette.open}
              onClose={palette.close}
              onReopen={palette.show}
              onKeys={showKeys}
            />
          </LazyDialogs>
          <LazyDialogs open={sheet.open} load={fetchKeys}>
            <KeysDialog
              {...sheet}
              onClose={() => setSheet((last) => ({ ...last, open: false }))}
              onReopen={() => setSheet((last) => ({ ...last, open: true }))}
            />
          </LazyDialogs>
        </div>
      </TimeZoneProvider>
    </ToastProvider>
  )
}

interface ViewerReporterProps {
  queryRef: PreloadedQuery<ShellQuery>
  onKnown: (viewer: Viewer) => void
}

/** Renders nothing; reports the viewer as soon as it is known, before the browser paints. */
function ViewerReporter({ queryRef, onKnown }: ViewerReporterProps) {
  const { viewer } = usePreloadedQuery<ShellQuery>(
    graphql`
      query ShellQuery @preloadable {
        viewer {
          user {
            ...Sidebar_user
            ...Palette_user
          }
          business {
            timeZone
            ...BusinessName_business
            ...Sidebar_business
            ...Palette_business
          }
          ...NotificationBell_viewer
        }
      }
    `,
    queryRef,
  )
  const report = useEffectEvent(onKnown)
  useLayoutEffect(() => report(viewer), [viewer])
  return null
}

/** The time zone for screens whose own data arrive before those of the frame; a new promise for each attempt. */
function useAwaitedTimeZone(queryRef: PreloadedQuery<ShellQuery>) {
  const [awaited, setAwaited] = useState(() => awaitedTimeZone(queryRef))
  if (awaited.queryRef !== queryRef) setAwaited(awaitedTimeZone(queryRef))
  return awaited
}

function awaitedTimeZone(queryRef: PreloadedQuery<ShellQuery>) {
  let resolve!: (timeZone: string) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<string>((...settle) => {
    ;[resolve, reject] = settle
  })
  // The frame itself does not fail with it.
  promise.catch(() => {})
  return { queryRef, promise, resolve, reject }
}
