import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useQueryLoader } from 'react-relay/hooks'
import type { CommentThreadQuery } from '#web/__generated__/CommentThreadQuery.graphql.ts'
import threadQuery from '#web/__generated__/CommentThreadQuery$parameters.ts'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { DialogBody, DialogFrame } from '#web/ui/overlays/Dialog.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentThread } from './CommentThread.tsx'
import { type ItemDialogProps, useDialogItem } from './hotBoardDialogs.ts'

const loading = (
  <SkeletonGroup label="Loading the comments" className="flex flex-col gap-3 py-1.5">
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
  </SkeletonGroup>
)

/** The comments on an item, and the field for another one while the item is active. */
export function CommentsDialog({ item: key, ...dialog }: ItemDialogProps) {
  const item = useDialogItem(key)
  const input = useRef<HTMLInputElement>(null)
  const [thread, loadThread] = useQueryLoader<CommentThreadQuery>(threadQuery)
  const load = () => loadThread({ id: item.id }, { fetchPolicy: 'store-and-network' })
  const loadFirst = useEffectEvent(load)
  useEffect(() => loadFirst(), [])
  return (
    <DialogFrame
      {...dialog}
      title="Comments"
      initialFocus={input}
      description={<span className="break-words font-medium text-ink">{item.title}</span>}
    >
      <DialogBody>
        <ErrorBoundary
          key={thread?.fetchKey}
          fallback={
            <ErrorState
              title="The comments could not be loaded"
              description="Check your connection and try again."
              onRetry={load}
            />
          }
        >
          <Suspense fallback={loading}>{thread ? <CommentThread queryRef={thread} /> : loading}</Suspense>
        </ErrorBoundary>
      </DialogBody>
      {!item.isResolved && <CommentForm itemId={item.id} input={input} />}
    </DialogFrame>
  )
}
