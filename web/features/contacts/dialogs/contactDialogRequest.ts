import { graphql, readInlineData } from 'react-relay/hooks'
import type { contactDialogRequest_contact$key } from '#web/__generated__/contactDialogRequest_contact.graphql.ts'

/** A request of a card for a dialog. */
export interface ContactDialogRequest {
  readonly kind: 'complete' | 'reschedule' | 'delete'
  readonly contact: DialogContact
}

/** The contact at the time of the request, because the dialog may outlive its card. */
export type DialogContact = ReturnType<typeof readContact>

/** Reads what the dialogs need of a contact. */
export function readContact(contact: contactDialogRequest_contact$key) {
  const { id, customerName, scheduledDate } = readInlineData(
    graphql`
      fragment contactDialogRequest_contact on Contact @inline {
        id
        customerName
        scheduledDate
      }
    `,
    contact,
  )
  return { id, customerName, scheduledDate }
}
