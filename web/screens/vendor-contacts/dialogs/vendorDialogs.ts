import { graphql } from 'react-relay/hooks'
import type { vendorDialogs_vendorContact$key } from '#web/__generated__/vendorDialogs_vendorContact.graphql.ts'
import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { addVendorDialog } from '../vendor-contacts.route.ts'
import type { VendorDialogsProps } from './VendorDialogs.tsx'

/** The dialogs of the screen. */
export const vendorDialogs = defineDialogs<VendorDialogsProps>({ add: addVendorDialog })

export interface VendorDialogProps extends DialogState {
  vendor: vendorDialogs_vendorContact$key
}

export type DialogVendor = ReturnType<typeof useDialogVendor>

/** The contact of a dialog, which may outlive its card. */
export function useDialogVendor(vendor: vendorDialogs_vendorContact$key) {
  const { assignedTo, assignedToName, ...known } = useLastKnown(
    graphql`
      fragment vendorDialogs_vendorContact on VendorContact {
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
  return { ...known, assignee }
}
