import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { More } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useOnReconnect } from '#web/ui/useConnection.ts'

/** The number of items on each page of a list. */
const pageSize = 25

/** The next page loads when the end of the list is within this distance below the viewport. */
const ahead = '600px'

interface LoadMoreProps extends More {
  /** The plural noun of the items, for messages such as `More customers could not be loaded.` */
  noun: string
}

/**
 * The end of a list that has more pages. Loads the next page when the user scrolls near it or presses its button; after
 * a failure, when the user presses the button or the connection returns. Give it a `key` that changes with the filters
 * of the list.
 */
export function LoadMore({ hasNext, isLoadingNext, loadNext, noun }: LoadMoreProps) {
  const element = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  const load = () => {
    setFailed(false)
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) })
  }
  useOnReconnect(() => failed && load())
  const onNear = useEffectEvent(load)
  const watching = hasNext && !isLoadingNext && !failed

  useEffect(() => {
    if (!watching || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onNear(),
      {
        rootMargin: `0px 0px ${ahead}`,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [watching])

  if (!hasNext) return null
  return (
    <div ref={element} className="mt-6 flex flex-col items-center gap-3 print:hidden">
      {failed && <Notice tone="error">More {noun} could not be loaded.</Notice>}
      <Button onClick={load} pending={isLoadingNext} pendingText="Loading...">
        {failed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  )
}
