import { graphql } from 'react-relay/hooks'
import type { useCompleteContactMutation } from '#web/__generated__/useCompleteContactMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useReopenContact } from './useReopenContact.ts'

/** Completes a contact; the message offers the way back to those who may take it. */
export function useCompleteContact() {
  const reopen = useReopenContact()
  const [run] = useMutation<useCompleteContactMutation>(
    graphql`
      mutation useCompleteContactMutation($input: CompleteContactInput!) {
        completeContact(input: $input) {
          celebrations {
            # Shown by whoever listens to all writes.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...Celebration_celebration
          }
          contact {
            id
            canReopen
          }
        }
      }
    `,
    {
      success: ({ completeContact }) => {
        const contact = completeContact?.contact
        return {
          title: 'Success',
          description: 'Contact marked as completed',
          action: contact?.canReopen ? { label: 'Undo', onSelect: () => void reopen(contact.id) } : undefined,
        }
      },
      failure: 'Failed to complete contact',
    },
  )
  return (id: string, notes: string) => run({ input: { id, notes: notes || null } })
}
