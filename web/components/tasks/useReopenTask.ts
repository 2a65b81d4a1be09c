import { graphql } from 'react-relay/hooks'
import { placeAnsweredTask } from '#web/components/task-lists/taskLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { useReopenTaskMutation } from './__generated__/useReopenTaskMutation.graphql.ts'

/** Opens a closed task again. */
export function useReopenTask() {
  const [run] = useMutation<useReopenTaskMutation>(
    graphql`
      mutation useReopenTaskMutation($input: ReopenOrganizerTaskInput!) {
        reopenOrganizerTask(input: $input) {
          organizerTask {
            ...taskLists_task
          }
          business {
            ...taskLists_business
          }
        }
      }
    `,
    { success: 'Task is open again', failure: 'Failed to reopen task' },
  )
  return (id: string) => run({ input: { id } }, { updater: placeAnsweredTask('reopenOrganizerTask') })
}
