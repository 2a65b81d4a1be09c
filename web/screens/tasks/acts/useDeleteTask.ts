import { graphql } from 'react-relay/hooks'
import type { useDeleteTaskMutation } from '#web/__generated__/useDeleteTaskMutation.graphql.ts'
import { useUndoDeletion } from '#web/features/trash/useRestore.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a task; the toast offers *Undo*. */
export function useDeleteTask(title: string) {
  const undo = useUndoDeletion()
  const [run] = useMutation<useDeleteTaskMutation>(
    graphql`
      mutation useDeleteTaskMutation($input: DeleteOrganizerTaskInput!) {
        deleteOrganizerTask(input: $input) {
          trashEntry {
            id
          }
        }
      }
    `,
    {
      subject: title,
      success: 'Task deleted',
      undo: ({ deleteOrganizerTask }) => undo(deleteOrganizerTask),
      offersRetry: true,
      failure: 'Failed to delete task',
    },
  )
  return (id: string) => run({ input: { id } })
}
