import { Suspense, useEffect, useEffectEvent } from 'react'
import { useQueryLoader } from 'react-relay/hooks'
import type { SessionListQuery } from '#web/__generated__/SessionListQuery.graphql.ts'
import listQuery from '#web/__generated__/SessionListQuery$parameters.ts'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { DialogBody, DialogFrame, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { SessionList } from './SessionList.tsx'

const loading = (
  <DialogBody>
    <SkeletonGroup label="Loading your sessions" className="flex flex-col gap-3 py-3">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </SkeletonGroup>
  </DialogBody>
)

/** Where the viewer is signed in. */
export function SessionsDialog(dialog: DialogState) {
  return (
    <DialogFrame
      {...dialog}
      title="Your Sessions"
      description="Where you are signed in to Cuecard. End a session that you don’t know or no longer need."
    >
      <LoadedList />
    </DialogFrame>
  )
}

/** Mounted, and so loaded, each time the dialog opens. */
function LoadedList() {
  const [list, loadList] = useQueryLoader<SessionListQuery>(listQuery)
  const load = () => loadList({}, { fetchPolicy: 'network-only' })
  const loadFirst = useEffectEvent(load)
  useEffect(() => loadFirst(), [])
  return (
    <ErrorBoundary
      key={list?.fetchKey}
      fallback={
        <DialogBody>
          <ErrorState
            title="Your sessions could not be loaded"
            description="Check your connection and try again."
            onRetry={load}
          />
        </DialogBody>
      }
    >
      <Suspense fallback={loading}>{list ? <SessionList queryRef={list} /> : loading}</Suspense>
    </ErrorBoundary>
  )
}
