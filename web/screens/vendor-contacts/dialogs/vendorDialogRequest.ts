import { graphql } from 'react-relay/hooks'
import type { vendorDialogRequest_vendorContact$key } from '#web/__generated__/vendorDialogRequest_vendorContact.graphql.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'

/** A request of a card for a dialog. */
export interface VendorDialogRequest {
  readonly kind: 'edit' | 'delete'
  readonly vendor: vendorDialogRequest_vendorContact$key
}

export type DialogVendor = ReturnType<typeof useDialogVendor>

/** The contact of a dialog, which may outlive its card. */
export function useDialogVendor(vendor: vendorDialogRequest_vendorContact$key) {
  const { webAddress, notes, assignedTo, assignedToName, ...known } = useLastKnown(
    graphql`
      fragment vendorDialogRequest_vendorContact on VendorContact {
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
