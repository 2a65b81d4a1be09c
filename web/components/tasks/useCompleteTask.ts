import { graphql } from 'react-relay/hooks'
import type { RecordSourceProxy } from 'relay-runtime'
import type { useCompleteTaskMutation } from '#web/__generated__/useCompleteTaskMutation.graphql.ts'
import { placeAnsweredTask, placeTask } from '#web/components/task-lists/taskLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { type TaskGroup, taskGroups } from './taskGroups.ts'
import { useReopenTask } from './useReopenTask.ts'

/** Checks a task off, which is seen at once; the message offers the way back. */
export function useCompleteTask() {
  const reopen = useReopenTask()
  const [run] = useMutation<useCompleteTaskMutation>(
    graphql`
      mutation useCompleteTaskMutation($input: CompleteOrganizerTaskInput!) {
        completeOrganizerTask(input: $input) {
          organizerTask {
            id
            ...taskLists_task
          }
          business {
            ...taskLists_business
          }
        }
      }
    `,
    {
      success: ({ completeOrganizerTask }) => {
        const id = completeOrganizerTask?.organizerTask.id
        return {
          title: 'Success',
          description: 'Task completed',
          action: id ? { label: 'Undo', onSelect: () => void reopen(id) } : undefined,
        }
      },
      failure: 'Failed to complete task',
    },
  )
  return (id: string) =>
    run(
      { input: { id } },
      {
        optimisticUpdater: (store) => showDone(store, id),
        updater: placeAnsweredTask('completeOrganizerTask'),
      },
    )
}

/** The task as it will be, before the answer: among what is done, and counted there. */
function showDone(store: RecordSourceProxy, id: string): void {
  const task = store.get(id)
  const business = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('business')
  if (!task || !business) return
  const counts = business.getLinkedRecord('taskCounts')
  const count = (group: TaskGroup, by: number) => {
    const { count: name } = taskGroups[group]
    counts?.setValue(Number(counts.getValue(name) ?? 0) + by, name)
  }
  const group = task.getValue('group')
  if (typeof group === 'string') count(group as TaskGroup, -1)
  count('DONE', 1)
  task.setValue('DONE', 'group')
  task.setValue('COMPLETED', 'status')
  task.setValue(new Date().toISOString(), 'updatedAt')
  for (const name of ['canComplete', 'canEdit', 'canAssign']) task.setValue(false, name)
  placeTask(store, business, task)
}
