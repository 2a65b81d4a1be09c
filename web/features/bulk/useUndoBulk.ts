import { graphql } from 'react-relay/hooks'
import type { useUndoBulkMutation } from '#web/__generated__/useUndoBulkMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Undoes a bulk change. What others have changed since stays; the notice of the change lists it. */
export function useUndoBulk() {
  const [undo] = useMutation<useUndoBulkMutation>(
    graphql`
      mutation useUndoBulkMutation($input: UndoBulkInput!) {
        undoBulk(input: $input) {
          bulkRun {
            state
            leftCount
          }
        }
      }
    `,
    {
      success: ({ undoBulk }) => {
        const run = undoBulk?.bulkRun
        if (run?.state !== 'UNDONE') return { title: 'Undoing', description: 'It goes on in the background.' }
        return {
          title: 'Undone',
          description: run.leftCount > 0 ? leftWords(run.leftCount) : 'All is as before.',
        }
      },
      subject: null,
      failure: ({ message }) => message,
      undoes: true,
    },
  )
  return (id: string) => undo({ input: { id } })
}

/** How many customers were left as they are. */
export const leftWords = (count: number) =>
  count === 1
    ? '1 customer was left as is.'
    : `${count.toLocaleString('en-US')} customers were left as they are.`
