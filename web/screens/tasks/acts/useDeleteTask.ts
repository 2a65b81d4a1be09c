import { graphql } from 'react-relay/hooks'
import type { useDeleteTaskMutation } from '#web/__generated__/useDeleteTaskMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useRestoreTask } from './useRestoreTask.ts'

/** Deletes a task; the message offers the way back. */
export function useDeleteTask() {
  const restore = useRestoreTask()
  const [run] = useMutation<useDeleteTaskMutation>(
    graphql`
      mutation useDeleteTaskMutation($input: DeleteOrganizerTaskInput!) {
        deleteOrganizerTask(input: $input) {
          receipt
        }
      }
    `,
    {
      success: ({ deleteOrganizerTask }) => {
        const receipt = deleteOrganizerTask?.receipt
        return {
          title: 'Success',
          description: 'Task deleted',
          action: receipt ? { label: 'Undo', onSelect: () => void restore(receipt) } : undefined,
        }
      },
      failure: 'Failed to delete task',
    },
  )
  return (id: string) => run({ input: { id } })
}
