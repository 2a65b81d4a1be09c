import { graphql } from 'react-relay/hooks'
import type { useDeleteContactMutation } from '#web/__generated__/useDeleteContactMutation.graphql.ts'
import { removeContact } from '#web/components/contact-lists/contactLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a contact for good. */
export function useDeleteContact() {
  const [run, pending] = useMutation<useDeleteContactMutation>(
    graphql`
      mutation useDeleteContactMutation($input: DeleteContactInput!) {
        deleteContact(input: $input) {
          deletedContactId
          business {
            ...contactLists_business
          }
        }
      }
    `,
    {
      success: 'Contact deleted successfully',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to delete contact: ${message}` }),
    },
  )
  const remove = (id: string) =>
    run(
      { input: { id } },
      {
        updater(store) {
          const business = store.getRootField('deleteContact')?.getLinkedRecord('business')
          if (business) removeContact(store, business, id)
        },
      },
    )
  return [remove, pending] as const
}
