import { graphql } from 'react-relay/hooks'
import type {
  CreateOrganizerTaskInput,
  useAddTaskMutation,
} from '#web/__generated__/useAddTaskMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Creates a task. The toast names its group, because it may be out of view. */
export function useAddTask() {
  const [run, pending] = useMutation<useAddTaskMutation>(
    graphql`
      mutation useAddTaskMutation($input: CreateOrganizerTaskInput!) {
        createOrganizerTask(input: $input) {
          organizerTask {
            title
            isOwn
            owner {
              fullName
            }
          }
        }
      }
    `,
    {
      subject: ({ createOrganizerTask }) => createOrganizerTask?.organizerTask.title,
      success: ({ createOrganizerTask }) => {
        const task = createOrganizerTask?.organizerTask
        return task && !task.isOwn ? `Task given to ${task.owner.fullName}` : 'Task added'
      },
      failure: 'Failed to add task',
    },
  )
  const add = (input: CreateOrganizerTaskInput) => run({ input })
  return [add, pending] as const
}
