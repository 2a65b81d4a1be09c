import { graphql, readInlineData } from 'react-relay/hooks'
import type { vendorDialogRequest_vendorContact$key } from '#web/__generated__/vendorDialogRequest_vendorContact.graphql.ts'

/** A request of a card for a dialog. */
export interface VendorDialogRequest {
  readonly kind: 'edit' | 'delete'
  readonly vendor: DialogVendor
}

/** The contact at the time of the request, because the dialog may outlive its card. */
export type DialogVendor = ReturnType<typeof readVendor>

/** Reads what the dialogs need of a contact. */
export function readVendor(vendor: vendorDialogRequest_vendorContact$key) {
  const { webAddress, notes, assignedTo, assignedToName, ...known } = readInlineData(
    graphql`
      fragment vendorDialogRequest_vendorContact on VendorContact @inline {
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
  // The assignee, who may have left the team.
  const assignee = assignedTo ? { id: assignedTo.id, name: assignedToName ?? '' } : null
  const { id, company, salesRep, phoneNumber, accessLevel } = known
  const book = { company, salesRep, phoneNumber, webAddress: webAddress ?? null, notes: notes ?? null }
  return { id, ...book, accessLevel, assignee }
}
