import { graphql } from 'react-relay/hooks'
import type {
  BulkActInput,
  CustomerSelectionInput,
  useStartBulkMutation,
} from '#web/__generated__/useStartBulkMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useUndoBulk } from './useUndoBulk.ts'

/** What the dialogs of bulk changes know. */
export interface BulkDialogProps {
  customers: CustomerSelectionInput
  /** How many customers are selected. */
  count: number
  /** Called after the change has begun, before the dialog closes. */
  onStarted: () => void
}

/** How many customers are changed at once; more of them are changed in the background. */
export const mostAtOnce = 100

/** Changes the selected customers. A toast says what was done, with *Undo*, or that it goes on in the background. */
export function useStartBulk({ customers, onStarted }: BulkDialogProps) {
  const undo = useUndoBulk()
  const [start] = useMutation<useStartBulkMutation>(
    graphql`
      mutation useStartBulkMutation($input: StartBulkInput!) {
        startBulk(input: $input) {
          bulkRun {
            id
            state
            summary
            canUndo
          }
        }
      }
    `,
    {
      success: ({ startBulk }) => {
        const run = startBulk?.bulkRun
        return run?.state === 'DONE'
          ? { title: 'Success', description: run.summary }
          : { title: 'Started', description: 'It goes on in the background.' }
      },
      subject: null,
      undo: ({ startBulk }) => {
        const run = startBulk?.bulkRun
        return run?.canUndo && (() => void undo(run.id))
      },
      failure: ({ message }) => message,
    },
  )
  return async (act: BulkActInput) => {
    const outcome = await start({ input: { customers, act } })
    if (outcome.ok) onStarted()
    return outcome
  }
}
