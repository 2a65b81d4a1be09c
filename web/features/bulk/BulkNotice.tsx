import { X } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BulkNotice_business$key } from '#web/__generated__/BulkNotice_business.graphql.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import { leftWords, useUndoBulk } from './useUndoBulk.ts'

/** Which notice was closed, until the page is loaded anew. */
let lastClosed: string | null = null

/** How far a change of many customers is, what it left out, and the way back. */
export function BulkNotice({ business }: { business: BulkNotice_business$key }) {
  const { bulkRun: run } = useFragment(
    graphql`
      fragment BulkNotice_business on Business {
        bulkRun {
          id
          state
          summary
          count
          doneCount
          changedCount
          leftCount
          canUndo
          left {
            customerDatabaseId
            name
            reason
          }
        }
      }
    `,
    business,
  )
  const undo = useUndoBulk()
  const [closed, setClosed] = useState(lastClosed)
  const mark = run ? `${run.id} ${run.state}` : null
  if (!run || !mark || closed === mark) return null

  const close = () => {
    lastClosed = mark
    setClosed(mark)
  }
  const { state, summary, leftCount, left } = run
  const isRunning = state === 'RUNNING' || state === 'UNDOING'
  const of = state === 'UNDOING' ? run.changedCount : run.count
  const further = leftCount - left.length
  return (
    <section
      aria-label="Latest bulk change"
      className="mb-4 rounded-xl border border-line bg-surface px-4 py-3 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="min-w-48 flex-1 text-ink wrap-anywhere">
          {sentences[state as keyof typeof sentences](summary)}
        </p>
        {run.canUndo && (
          <Button size="sm" onClick={() => void undo(run.id)}>
            Undo
          </Button>
        )}
        {!isRunning && <IconButton size="sm" label="Close" icon={<X />} onClick={close} />}
      </div>
      {isRunning && (
        <div className="mt-2">
          <ProgressBar label={summary} value={of > 0 ? run.doneCount / of : null} />
        </div>
      )}
      {leftCount > 0 && (
        <details className="mt-1 text-muted text-sm">
          <summary className="w-fit cursor-pointer">{leftWords(leftCount)}</summary>
          <ul className="mt-1 flex flex-col gap-1">
            {left.map(({ customerDatabaseId, name, reason }) => (
              <li key={customerDatabaseId}>
                {name ? (
                  <PreloadLink
                    to={`/customers/${customerDatabaseId}`}
                    translate="no"
                    className="font-medium text-ink hover:underline"
                  >
                    {name}
                  </PreloadLink>
                ) : (
                  'A deleted customer'
                )}
                : {reason}
              </li>
            ))}
            {further > 0 && <li>and {further.toLocaleString('en-US')} more</li>}
          </ul>
        </details>
      )}
    </section>
  )
}

const sentences = {
  RUNNING: (summary: string) => `${summary}...`,
  DONE: (summary: string) => summary,
  UNDOING: (summary: string) => `Undoing: ${summary}...`,
  UNDONE: (summary: string) => `Undone: ${summary}`,
  FAILED: (summary: string) => `Ended early by a fault of Cuecard: ${summary}`,
}
