import { graphql, useFragment } from 'react-relay/hooks'
import type { VendorDialogs_business$key } from '#web/__generated__/VendorDialogs_business.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { addVendorDialog } from '../vendor-contacts.route.ts'
import { AddVendorDialog } from './AddVendorDialog.tsx'
import { DeleteVendorDialog } from './DeleteVendorDialog.tsx'
import { EditVendorDialog } from './EditVendorDialog.tsx'
import type { VendorDialogRequest } from './vendorDialogRequest.ts'

interface VendorDialogsProps {
  business: VendorDialogs_business$key
  requests: DialogRequests<VendorDialogRequest>
}

/** Everything that opens above the cards. */
export function VendorDialogs({ business, requests }: VendorDialogsProps) {
  const data = useFragment(
    graphql`
      fragment VendorDialogs_business on Business {
        ...AddVendorDialog_business
        ...EditVendorDialog_business
      }
    `,
    business,
  )
  const addition = useDialogParam(addVendorDialog)
  const { request, dialog } = requests

  return (
    <>
      <AddVendorDialog business={data} {...addition.dialog} />
      {request?.kind === 'edit' && <EditVendorDialog business={data} vendor={request.vendor} {...dialog} />}
      {request?.kind === 'delete' && <DeleteVendorDialog vendor={request.vendor} {...dialog} />}
    </>
  )
}
