import { graphql } from 'react-relay/hooks'
import type { useReopenTaskMutation } from '#web/__generated__/useReopenTaskMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Reopens a closed task; `asBefore` for *Undo*, which brings back one in progress as such. */
export function useReopenTask(title?: string) {
  const [run] = useMutation<useReopenTaskMutation>(
    graphql`
      mutation useReopenTaskMutation($input: ReopenOrganizerTaskInput!) {
        reopenOrganizerTask(input: $input) {
          __typename
        }
      }
    `,
    { subject: title, undoes: true, success: 'Task is open again', failure: 'Failed to reopen task' },
  )
  return (id: string, asBefore?: boolean) => run({ input: { id, asBefore } })
}
