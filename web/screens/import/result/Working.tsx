import { graphql, useFragment } from 'react-relay/hooks'
import type { Working_import$key } from '#web/__generated__/Working_import.graphql.ts'
import type { WorkingMutation } from '#web/__generated__/WorkingMutation.graphql.ts'
import { resultWords } from '#web/features/imports/resultWords.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'

/** Customers are written, taken back, or brought back. It goes on without this page. */
export function Working({ file }: { file: Working_import$key }) {
  const { id, state, doneCount, rowCount, counts } = useFragment(
    graphql`
      fragment Working_import on Import {
        id
        state
        doneCount
        rowCount
        counts {
          new
          matched
          added
          filled
          reverted
          kept
          ...resultWords_counts
        }
      }
    `,
    file,
  )
  const [stop, stopping] = useMutation<WorkingMutation>(
    graphql`
      mutation WorkingMutation($input: StopImportInput!) {
        stopImport(input: $input) {
          import {
            id
            state
          }
        }
      }
    `,
    { failure: 'Failed to stop the import', offersRetry: true },
  )
  const isRunning = state === 'RUNNING'
  const { word, left } = work()
  const total = Math.min(rowCount, doneCount + left)
  return (
    <Card as="section" aria-label="Progress">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="font-medium text-ink">
          {word}...
        </p>
        <p className="text-muted text-sm tabular-nums">
          {formatNumber(doneCount)} of {formatNumber(total)}
        </p>
      </div>
      <ProgressBar label={word} value={total > 0 ? doneCount / total : 0} />
      {doneCount > 0 && state !== 'RESTORING' && (
        <p className="mt-3 text-ink tabular-nums">{resultWords(counts)}</p>
      )}
      <p className="mt-3 text-pretty text-muted">
        It goes on when you leave this page.
        {isRunning && ' When you stop it, what is in stays, and you can revert it.'}
      </p>
      {isRunning && (
        <Button
          className="mt-3"
          pending={stopping}
          pendingText="Stopping..."
          onClick={() => void stop({ input: { id } })}
        >
          Stop
        </Button>
      )}
    </Card>
  )
  function work() {
    if (isRunning) return { word: 'Importing', left: counts.new + counts.matched }
    if (state === 'RESTORING') return { word: 'Restoring', left: counts.reverted + counts.kept }
    return { word: 'Reverting', left: counts.added + counts.filled }
  }
}
