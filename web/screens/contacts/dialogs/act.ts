import { graphql, readInlineData } from 'react-relay/hooks'
import type { act_contact$key } from '#web/__generated__/act_contact.graphql.ts'

/** What a card asks for. */
export type ActKind = 'complete' | 'reschedule' | 'delete'

/** An act, and the contact as it was when the card asked: the dialog outlives the card. */
export interface Act {
  readonly kind: ActKind
  readonly contact: ActedContact
}

export interface ActedContact {
  readonly id: string
  readonly customerName: string
  readonly scheduledDate: string
}

/** Reads what acts need to know of a contact. */
export function actedContact(contact: act_contact$key): ActedContact {
  const { id, customerName, scheduledDate } = readInlineData(
    graphql`
      fragment act_contact on Contact @inline {
        id
        customerName
        scheduledDate
      }
    `,
    contact,
  )
  return { id, customerName, scheduledDate }
}
