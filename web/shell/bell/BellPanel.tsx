import { type ReactNode, type RefObject, Suspense, useState } from 'react'
import { graphql, loadQuery, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { BellPanelQuery } from '#web/__generated__/BellPanelQuery.graphql.ts'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { ExtraPagesProvider } from '#web/relay/RefreshContext.ts'
import { useRefreshedQuery } from '#web/relay/useRefreshedQuery.ts'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'
import { useOnReconnect } from '#web/ui/useConnection.ts'
import { BellFrame } from './BellFrame.tsx'
import { BellSkeleton } from './BellSkeleton.tsx'
import { bellDialogs } from './bellDialogs.ts'
import { ForYou } from './for-you/ForYou.tsx'
import { ToDo } from './ToDo.tsx'

const dialogs = loadDialogs(async () => (await import('./BellDialogs.tsx')).BellDialogs)

interface BellPanelProps {
  queryRef: PreloadedQuery<BellPanelQuery>
  total: number
  unread: number
  open: boolean
  onClose: () => void
  /** Retries after a failure. */
  onShow: () => void
  button: RefObject<HTMLElement | null>
}

/** The panel of the bell: open work of the business, and the viewer's own notifications. */
export function BellPanel({ queryRef, total, unread, open, onClose, onShow, button }: BellPanelProps) {
  const [list, setList] = useState<'to-do' | 'for-you'>(total === 0 && unread > 0 ? 'for-you' : 'to-do')
  const contents = (show: (viewer: BellPanelQuery['response']['viewer']) => ReactNode) => (
    <ErrorBoundary fallback={<NotShown onRetry={onShow} />}>
      <div className="-mt-4">
        <Suspense fallback={<BellSkeleton />}>
          <Contents queryRef={queryRef}>{show}</Contents>
        </Suspense>
      </div>
    </ErrorBoundary>
  )

  return (
    <BellFrame open={open} onClose={onClose} onReopen={onShow} button={button}>
      <bellDialogs.Host of={dialogs} onLeave={onClose}>
        <Tabs
          label="Lists"
          tabs={[
            { value: 'to-do', label: 'To do', count: total || undefined },
            { value: 'for-you', label: 'For you', count: unread || undefined },
          ]}
          value={list}
          onChange={setList}
        >
          <TabPanel value="to-do">
            {contents((viewer) => (
              <ToDo viewer={viewer} onLeave={onClose} />
            ))}
          </TabPanel>
          <TabPanel value="for-you">
            {contents((viewer) => (
              <ForYou viewer={viewer} onLeave={onClose} />
            ))}
          </TabPanel>
        </Tabs>
      </bellDialogs.Host>
    </BellFrame>
  )
}

function NotShown({ onRetry }: { onRetry: () => void }) {
  useOnReconnect(onRetry)
  return (
    <ErrorState
      title="This could not be loaded"
      description="Check your connection and try again."
      onRetry={onRetry}
    />
  )
}

interface ContentsProps {
  queryRef: PreloadedQuery<BellPanelQuery>
  children: (viewer: BellPanelQuery['response']['viewer']) => ReactNode
}

function Contents({ queryRef, children }: ContentsProps) {
  const extraPages = useRefreshedQuery(query, shows)
  const { viewer } = usePreloadedQuery<BellPanelQuery>(query, queryRef)
  return <ExtraPagesProvider value={extraPages}>{children(viewer)}</ExtraPagesProvider>
}

const query = graphql`
  query BellPanelQuery {
    viewer @required(action: THROW) {
      ...ToDo_viewer
      ...ForYou_viewer
    }
  }
`

const shows: readonly ChangedType[] = [
  'Business',
  'Notification',
  'Contact',
  'FollowUp',
  'HotBoardItem',
  'OrganizerTask',
  'Customer',
]

/** Loads the panel's data: shows stored data at once and refreshes it in the background. */
export function loadBell(environment: IEnvironment): PreloadedQuery<BellPanelQuery> {
  return loadQuery<BellPanelQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' })
}
