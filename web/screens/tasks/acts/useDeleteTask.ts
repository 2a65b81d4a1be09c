import { graphql } from 'react-relay/hooks'
import type { useDeleteTaskMutation } from '#web/__generated__/useDeleteTaskMutation.graphql.ts'
import type { useDeleteTaskRestoreTaskMutation } from '#web/__generated__/useDeleteTaskRestoreTaskMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a task; the toast offers *Undo*. */
export function useDeleteTask(title: string) {
  const restore = useRestoreTask(title)
  const [run] = useMutation<useDeleteTaskMutation>(
    graphql`
      mutation useDeleteTaskMutation($input: DeleteOrganizerTaskInput!) {
        deleteOrganizerTask(input: $input) {
          undoToken
        }
      }
    `,
    {
      subject: title,
      success: 'Task deleted',
      undo: ({ deleteOrganizerTask }) => {
        const undoToken = deleteOrganizerTask?.undoToken
        return undoToken ? () => restore(undoToken) : null
      },
      offersRetry: true,
      failure: 'Failed to delete task',
    },
  )
  return (id: string) => run({ input: { id } })
}

/** Undoes a deletion with its undo token. */
function useRestoreTask(title: string) {
  const [run] = useMutation<useDeleteTaskRestoreTaskMutation>(
    graphql`
      mutation useDeleteTaskRestoreTaskMutation($input: RestoreOrganizerTaskInput!) {
        restoreOrganizerTask(input: $input) {
          __typename
        }
      }
    `,
    {
      subject: title,
      undoes: true,
      success: 'Task is back',
      failure: ({ message }) => `Failed to bring the task back: ${message}`,
    },
  )
  return (undoToken: string) => run({ input: { undoToken } })
}
