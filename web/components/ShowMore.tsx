import type { More } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** The number of rows that a press adds. */
const pageSize = 20

/** The end of a card whose list has more rows. */
export function ShowMore({ hasNext, isLoadingNext, loadNext }: More) {
  if (!hasNext) return null
  return (
    <div className="border-line border-t p-1.5 print:hidden">
      <Button
        variant="ghost"
        className="w-full"
        onClick={() => loadNext(pageSize)}
        pending={isLoadingNext}
        pendingText="Loading..."
      >
        Show more
      </Button>
    </div>
  )
}
