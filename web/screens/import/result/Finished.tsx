import { CircleCheck, CircleSlash, RotateCcw, Undo2, UsersRound } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Finished_import$key } from '#web/__generated__/Finished_import.graphql.ts'
import { counted } from '#web/features/imports/importWords.ts'
import { resultWords } from '#web/features/imports/resultWords.ts'
import { useRestoreImport } from '#web/features/imports/useRestoreImport.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { importDialogs } from '../dialogs/importDialogs.ts'
import { Rows } from '../rows/Rows.tsx'

const ends = {
  DONE: { words: 'Import finished', Icon: CircleCheck, tone: 'bg-green-soft text-green-ink' },
  STOPPED: { words: 'Import stopped', Icon: CircleSlash, tone: 'bg-orange-soft text-orange-ink' },
  REVERTED: { words: 'Import reverted', Icon: Undo2, tone: 'bg-neutral-soft text-neutral-ink' },
} as const

/** What an import did, or what of it was taken back, with the ways to the customers, *Revert* and *Restore*. */
export function Finished({ file }: { file: Finished_import$key }) {
  const data = useFragment(
    graphql`
      fragment Finished_import on Import
      @argumentDefinitions(state: { type: "ImportRowState" }, warned: { type: "Boolean" }) {
        id
        state
        counts {
          added
          filled
          reverted
          kept
          ...resultWords_counts
        }
        ...RevertImportDialog_import
        ...Rows_import @arguments(state: $state, warned: $warned)
      }
    `,
    file,
  )
  const open = importDialogs.useOpen()
  const { id, state, counts } = data
  const [restore, restoring] = useRestoreImport()
  const { words, Icon, tone } = ends[state as keyof typeof ends] ?? ends.DONE
  const isReverted = state === 'REVERTED'
  const changed = counts.added + counts.filled
  const hasAdded = !isReverted && counts.added > 0
  const there = hasAdded ? `/customers?${new URLSearchParams({ import: id })}` : '/customers'
  return (
    <>
      <Card as="section" aria-label="Result" className="flex items-start gap-3 max-sm:flex-col">
        <span
          aria-hidden
          className={`flex size-10 shrink-0 items-center justify-center rounded-full [&_svg]:size-5 ${tone}`}
        >
          <Icon />
        </span>
        <div className="min-w-0 flex-1">
          <p role="status" className="font-semibold text-ink text-lg tabular-nums">
            {words}: {resultWords(counts)}.
          </p>
          <p className="mt-0.5 text-pretty text-muted">{explained()}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <LinkButton variant="primary" render={<PreloadLink to={there} />}>
              See the customers
            </LinkButton>
            {hasAdded && (
              <LinkButton icon={<UsersRound />} render={<PreloadLink to="/customers/duplicates" />}>
                Possible Duplicates
              </LinkButton>
            )}
            {!isReverted && changed > 0 && (
              <Button icon={<Undo2 />} onClick={() => open('revert', { file: data })}>
                Revert
              </Button>
            )}
            {isReverted && counts.reverted > 0 && (
              <Button
                icon={<RotateCcw />}
                pending={restoring}
                pendingText="Restoring..."
                onClick={() => restore(id)}
              >
                Restore
              </Button>
            )}
            <LinkButton variant="ghost" render={<PreloadLink to="/import" />}>
              Import another file
            </LinkButton>
          </div>
        </div>
      </Card>
      <Rows file={data} />
    </>
  )

  function explained(): string {
    if (!isReverted) return 'For 30 days you can take it back as a whole.'
    const kept =
      counts.kept > 0 &&
      `${counted(counts.kept, 'row')} stayed, because somebody has changed the customer since. Each says why.`
    const inTrash =
      counts.reverted > 0 &&
      'What was added lies in the trash. Restore brings all of it back, and fills again what was filled.'
    return [kept, inTrash].filter(Boolean).join(' ')
  }
}
