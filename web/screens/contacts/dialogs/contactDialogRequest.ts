import { graphql, readInlineData } from 'react-relay/hooks'
import type { contactDialogRequest_contact$key } from '#web/__generated__/contactDialogRequest_contact.graphql.ts'

/** What a card asks for. */
export interface ContactDialogRequest {
  readonly kind: 'complete' | 'reschedule' | 'delete'
  readonly contact: DialogContact
}

/** A contact as it was when the card asked: the dialog outlives the card. */
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
