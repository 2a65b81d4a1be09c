import { Merge } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LatestMerge_customer$key } from '#web/__generated__/LatestMerge_customer.graphql.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useUndoMerge } from './useUndoMerge.ts'

/** Who became part of the customer, while that can be undone. */
export function LatestMerge({ customer }: { customer: LatestMerge_customer$key }) {
  const { latestMerge } = useFragment(
    graphql`
      fragment LatestMerge_customer on Customer {
        latestMerge {
          id
          formerName
          mergedByName
          mergedAt
          canUndo
        }
      }
    `,
    customer,
  )
  const timeZone = useTimeZone()
  const [undo, pending] = useUndoMerge()
  if (!latestMerge) return null
  const { id, formerName, mergedByName, mergedAt, canUndo } = latestMerge
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2.5 print:hidden">
      <Merge aria-hidden className="size-4 shrink-0 text-faint" />
      <p className="min-w-0 flex-1 basis-60 text-muted wrap-anywhere">
        <span translate="no">{formerName}</span> was merged into this customer by{' '}
        <span translate="no">{mergedByName}</span> on{' '}
        <time dateTime={mergedAt}>{formatDate(mergedAt, timeZone)}</time>.
      </p>
      {canUndo && (
        <Button
          size="sm"
          pending={pending}
          pendingText="Undoing..."
          onClick={() => void undo({ input: { id } })}
        >
          Undo Merge
        </Button>
      )}
    </div>
  )
}
