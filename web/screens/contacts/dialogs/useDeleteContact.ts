import { graphql } from 'react-relay/hooks'
import type { useDeleteContactMutation } from '#web/__generated__/useDeleteContactMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a contact for good. */
export function useDeleteContact() {
  const [run, pending] = useMutation<useDeleteContactMutation>(
    graphql`
      mutation useDeleteContactMutation($input: DeleteContactInput!) {
        deleteContact(input: $input) {
          deletedContactId
        }
      }
    `,
    {
      success: 'Contact deleted successfully',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to delete contact: ${message}` }),
    },
  )
  const remove = (id: string) => run({ input: { id } })
  return [remove, pending] as const
}
