import { graphql, readInlineData } from 'react-relay/hooks'
import type { act_vendorContact$key } from '#web/__generated__/act_vendorContact.graphql.ts'
import type { AccessLevel } from '../accessLevels.ts'

/** What a card asks for, and the contact as it was then: the dialog outlives the card. */
export interface Act {
  readonly kind: 'edit' | 'delete'
  readonly vendor: ActedVendor
}

/** The latest act asked for, and where focus goes when it takes the card away. */
export interface Asked {
  readonly act: Act
  readonly successor: () => HTMLElement | null
  readonly turn: number
}

export interface ActedVendor {
  readonly id: string
  readonly company: string
  readonly salesRep: string
  readonly phoneNumber: string
  readonly webAddress: string | null
  readonly notes: string | null
  readonly accessLevel: AccessLevel
  /** Who looks after it, also when they are no longer on the team. */
  readonly assignee: { readonly id: string; readonly name: string } | null
}

/** Reads what acts need to know of a contact. */
export function actedVendor(vendor: act_vendorContact$key): ActedVendor {
  const { webAddress, notes, assignedTo, assignedToName, ...known } = readInlineData(
    graphql`
      fragment act_vendorContact on VendorContact @inline {
        id
        company
        salesRep
        phoneNumber
        webAddress
        notes
        accessLevel
        assignedTo {
          id
        }
        assignedToName
      }
    `,
    vendor,
  )
  const assignee = assignedTo ? { id: assignedTo.id, name: assignedToName ?? '' } : null
  const { id, company, salesRep, phoneNumber, accessLevel } = known
  const book = { company, salesRep, phoneNumber, webAddress: webAddress ?? null, notes: notes ?? null }
  return { id, ...book, accessLevel, assignee }
}
