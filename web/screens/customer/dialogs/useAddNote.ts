import { graphql } from 'react-relay/hooks'
import type { useAddNoteMutation } from '#web/__generated__/useAddNoteMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Adds a note to a customer; it stands in the timeline at once. */
export function useAddNote() {
  const [run] = useMutation<useAddNoteMutation>(
    graphql`
      mutation useAddNoteMutation($input: CreateActivityInput!) {
        createActivity(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Note added',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to add note: ${message}` }),
    },
  )
  return (customerId: string, description: string) =>
    run({ input: { customerId, type: 'NOTE', description } })
}
