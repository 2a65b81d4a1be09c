import { graphql } from 'react-relay/hooks'
import type { useAddNoteMutation } from '#web/__generated__/useAddNoteMutation.graphql.ts'
import { placeEntry } from '#web/components/timeline-lists/timelineLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Adds a note to a customer; it stands in the timeline at once. */
export function useAddNote() {
  const [run] = useMutation<useAddNoteMutation>(
    graphql`
      mutation useAddNoteMutation($input: CreateActivityInput!) {
        createActivity(input: $input) {
          activity {
            ...timelineLists_activity
          }
        }
      }
    `,
    {
      success: 'Note added',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to add note: ${message}` }),
    },
  )
  return (customerId: string, description: string) =>
    run(
      { input: { customerId, type: 'NOTE', description } },
      {
        updater(store) {
          const activity = store.getRootField('createActivity')?.getLinkedRecord('activity')
          if (activity) placeEntry(store, activity)
        },
      },
    )
}
