import { Suspense, useEffect, useEffectEvent } from 'react'
import { useQueryLoader } from 'react-relay/hooks'
import type { PasskeyListQuery } from '#web/__generated__/PasskeyListQuery.graphql.ts'
import listQuery from '#web/__generated__/PasskeyListQuery$parameters.ts'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { DialogBody, DialogFrame, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { PasskeyList } from './PasskeyList.tsx'

const loading = (
  <DialogBody>
    <SkeletonGroup label="Loading your passkeys" className="flex flex-col gap-3 py-3">
      <Skeleton className="h-11 w-full" />
    </SkeletonGroup>
  </DialogBody>
)

/** The viewer's own passkeys. */
export function PasskeysDialog(dialog: DialogState) {
  return (
    <DialogFrame
      {...dialog}
      title="Your Passkeys"
      description="A passkey opens your account with a fingerprint, a face or a PIN, in the place of a password or a code."
    >
      <LoadedList />
    </DialogFrame>
  )
}

/** Mounted, and so loaded, each time the dialog opens. */
function LoadedList() {
  const [list, loadList] = useQueryLoader<PasskeyListQuery>(listQuery)
  const load = () => loadList({}, { fetchPolicy: 'network-only' })
  const loadFirst = useEffectEvent(load)
  useEffect(() => loadFirst(), [])
  return (
    <ErrorBoundary
      key={list?.fetchKey}
      fallback={
        <DialogBody>
          <ErrorState
            title="Your passkeys could not be loaded"
            description="Check your connection and try again."
            onRetry={load}
          />
        </DialogBody>
      }
    >
      <Suspense fallback={loading}>{list ? <PasskeyList queryRef={list} /> : loading}</Suspense>
    </ErrorBoundary>
  )
}
