import { graphql } from 'react-relay/hooks'
import type { useCompleteTaskMutation } from '#web/__generated__/useCompleteTaskMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useReopenTask } from './useReopenTask.ts'

/** Completes a task with an optimistic update; the toast offers *Undo*. */
export function useCompleteTask(title?: string) {
  const reopen = useReopenTask(title)
  const [run] = useMutation<useCompleteTaskMutation>(
    graphql`
      mutation useCompleteTaskMutation($input: CompleteOrganizerTaskInput!) @raw_response_type {
        completeOrganizerTask(input: $input) {
          organizerTask {
            id
            status
            canComplete
          }
        }
      }
    `,
    {
      subject: title,
      success: 'Task completed',
      undo: ({ completeOrganizerTask }) => {
        const id = completeOrganizerTask?.organizerTask.id
        return id ? () => reopen(id, true) : null
      },
      offersRetry: true,
      failure: 'Failed to complete task',
    },
  )
  return (id: string) =>
    run(
      { input: { id } },
      {
        optimisticResponse: {
          completeOrganizerTask: { organizerTask: { id, status: 'COMPLETED', canComplete: false } },
        },
      },
    )
}
