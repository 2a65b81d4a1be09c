import { graphql } from 'react-relay/hooks'
import type { useCompleteContactMutation } from '#web/__generated__/useCompleteContactMutation.graphql.ts'
import { type StoreEffects, useMutation } from '#web/relay/useMutation.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { addNote } from './completing/addNote.tsx'
import { offerNext } from './completing/NextOffer.tsx'
import { requestContact } from './requests.ts'
import { useReopenContact } from './useReopenContact.ts'

/** Completes a contact; the toast names the customer and offers *Undo* and the next contact. With `notes` it also offers *Add note*. */
export function useCompleteContact(customerName: string, notes = false) {
  const [reopen] = useReopenContact(customerName)
  const timeZone = useTimeZone()
  const [run, pending] = useMutation<useCompleteContactMutation>(
    graphql`
      mutation useCompleteContactMutation($input: CompleteContactInput!) {
        completeContact(input: $input) {
          celebrations {
            ...Celebration_celebration
          }
          contact {
            id
            status
            completedAt
            canComplete
            canReopen
            customer {
              ...NextOffer_customer
            }
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
          secondAction:
            contact?.canReopen && notes
              ? addNote(() => requestContact({ kind: 'note', id: contact.id, customerName }))
              : undefined,
          below: offerNext(contact?.customer, timeZone),
        }
      },
      undo: ({ completeContact }) => {
        const contact = completeContact?.contact
        return contact?.canReopen && (() => reopen(contact))
      },
      offersRetry: true,
      failure: 'Failed to complete contact',
    },
  )
  const complete = (id: string, notes: string | null, effects?: StoreEffects<useCompleteContactMutation>) =>
    run({ input: { id, notes, onlyIfOpen: true } }, effects)
  return [complete, pending] as const
}
