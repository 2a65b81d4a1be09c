import { graphql, useFragment } from 'react-relay/hooks'
import type { VendorDialogs_viewer$key } from '#web/__generated__/VendorDialogs_viewer.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { addVendorDialog } from '../vendor-contacts.route.ts'
import { AddVendorDialog } from './AddVendorDialog.tsx'
import { DeleteVendorDialog } from './DeleteVendorDialog.tsx'
import { EditVendorDialog } from './EditVendorDialog.tsx'
import type { VendorDialogRequest } from './vendorDialogRequest.ts'

interface VendorDialogsProps {
  viewer: VendorDialogs_viewer$key
  requests: DialogRequests<VendorDialogRequest>
}

/** All dialogs of the list. */
export function VendorDialogs({ viewer, requests }: VendorDialogsProps) {
  const data = useFragment(
    graphql`
      fragment VendorDialogs_viewer on Viewer {
        ...AddVendorDialog_viewer
        ...EditVendorDialog_viewer
      }
    `,
    viewer,
  )
  const addition = useDialogParam(addVendorDialog)
  const { request, dialog } = requests

  return (
    <>
      <AddVendorDialog viewer={data} {...addition.dialog} />
      {request?.kind === 'edit' && <EditVendorDialog viewer={data} vendor={request.vendor} {...dialog} />}
      {request?.kind === 'delete' && <DeleteVendorDialog vendor={request.vendor} {...dialog} />}
    </>
  )
}
