import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** The number of items on each page of a list. */
const pageSize = 25

/** How far below the screen the end of the list may be when the next page is fetched. */
const ahead = '600px'

interface LoadMoreProps {
  /** These three come from `usePaginationFragment`. */
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
  /** The plural noun of the items, for messages such as `More customers could not be loaded.` */
  noun: string
}

/**
 * The end of a list that goes on: the next page comes when one scrolls near it, or by its button. After a
 * failure it waits for the button. Give it a `key` that changes with what the list is about.
 */
export function LoadMore({ hasNext, isLoadingNext, loadNext, noun }: LoadMoreProps) {
  const element = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  const load = () => {
    setFailed(false)
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) })
  }
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
    <div ref={element} className="mt-6 flex flex-col items-center gap-3">
      {failed && <Notice tone="error">More {noun} could not be loaded.</Notice>}
      <Button onClick={load} pending={isLoadingNext} pendingText="Loading...">
        {failed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  )
}
