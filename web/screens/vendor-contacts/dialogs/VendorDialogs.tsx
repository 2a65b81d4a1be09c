import { graphql, useFragment } from 'react-relay/hooks'
import type { VendorDialogs_viewer$key } from '#web/__generated__/VendorDialogs_viewer.graphql.ts'
import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { AddVendorDialog } from './AddVendorDialog.tsx'
import { DeleteVendorDialog } from './DeleteVendorDialog.tsx'
import { EditVendorDialog } from './EditVendorDialog.tsx'

const dialogs = { add: AddVendorDialog, edit: EditVendorDialog, delete: DeleteVendorDialog }

export interface VendorDialogsProps {
  viewer: VendorDialogs_viewer$key
  opened: OpenedDialogs<typeof dialogs, 'viewer'>
}

/** All dialogs of the list. */
export function VendorDialogs({ viewer, opened }: VendorDialogsProps) {
  const data = useFragment(
    graphql`
      fragment VendorDialogs_viewer on Viewer {
        ...AddVendorDialog_viewer
        ...EditVendorDialog_viewer
      }
    `,
    viewer,
  )
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{ viewer: data }} />
}
