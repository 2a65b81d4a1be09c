import { graphql, useFragment } from 'react-relay/hooks'
import type { StartBar_import$key } from '#web/__generated__/StartBar_import.graphql.ts'
import type { StartBarMutation } from '#web/__generated__/StartBarMutation.graphql.ts'
import { counted, listed } from '#web/features/imports/importWords.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { importDialogs } from '../dialogs/importDialogs.ts'
import { haveName } from './targets.ts'
import type { ChoicesState } from './useChoices.ts'

interface StartBarProps {
  file: StartBar_import$key
  choices: ChoicesState
}

/** The file in numbers, and its start; always in view at the end of the screen. */
export function StartBar({ file, choices: { isChecking } }: StartBarProps) {
  const data = useFragment(
    graphql`
      fragment StartBar_import on Import {
        id
        columns {
          target
        }
        settings {
          matches
        }
        counts {
          new
          matched
          warnings
          refused
          leftOut
        }
        ...DeleteImportDialog_import
      }
    `,
    file,
  )
  const { id, columns, settings, counts } = data
  const open = importDialogs.useOpen()
  const [start, pending] = useMutation<StartBarMutation>(
    graphql`
      mutation StartBarMutation($input: StartImportInput!) {
        startImport(input: $input) {
          import {
            id
            state
            doneCount
          }
        }
      }
    `,
    { failure: ({ message }) => message, offersRetry: true },
  )
  const changed = settings.matches === 'SKIP' ? 0 : counts.matched
  const words = listed([
    [counts.new, 'new'],
    [counts.matched, 'already known'],
    [counts.warnings, 'with a remark'],
    [counts.refused, 'cannot be taken'],
    [counts.leftOut, 'left out'],
  ])
  return (
    <div className="sticky bottom-0 z-10 order-last -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-canvas px-1 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <p role="status" className="min-w-0 flex-1 text-muted tabular-nums max-sm:basis-full max-sm:text-sm">
        {isChecking ? 'Checking the rows...' : words}
      </p>
      <Button variant="ghost" onClick={() => open('delete', { file: data })}>
        Cancel Import
      </Button>
      <Button
        variant="primary"
        className="max-sm:flex-1"
        pending={pending || isChecking}
        pendingText={pending ? 'Starting...' : 'Checking...'}
        disabled={counts.new + changed === 0 || !haveName(columns.map(({ target }) => target))}
        onClick={() => void start({ input: { id } })}
      >
        {startWords(counts.new, changed)}
      </Button>
    </div>
  )
}

function startWords(added: number, changed: number): string {
  if (added > 0) return `Import ${counted(added, 'customer')}`
  return changed > 0 ? `Update ${counted(changed, 'customer')}` : 'Import'
}
