import { graphql } from 'react-relay/hooks'
import type { useCompleteContactMutation } from '#web/__generated__/useCompleteContactMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useReopenContact } from './useReopenContact.ts'

/** Completes a contact; the toast names the customer and offers *Undo*. */
export function useCompleteContact(customerName: string) {
  const [reopen] = useReopenContact(customerName)
  const [run, pending] = useMutation<useCompleteContactMutation>(
    graphql`
      mutation useCompleteContactMutation($input: CompleteContactInput!) {
        completeContact(input: $input) {
          celebrations {
            # Shown by the part that listens to all writes.
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
      subject: customerName,
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
  const complete = (id: string, notes: string | null = null) => run({ input: { id, notes } })
  return [complete, pending] as const
}
