import { graphql, useFragment } from 'react-relay/hooks'
import type { VendorDialogs_business$key } from '#web/__generated__/VendorDialogs_business.graphql.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { addVendorDialog } from '../vendor-contacts.route.ts'
import { AddVendorDialog } from './AddVendorDialog.tsx'
import type { Asked } from './act.ts'
import { DeleteVendorDialog } from './DeleteVendorDialog.tsx'
import { EditVendorDialog } from './EditVendorDialog.tsx'

interface VendorDialogsProps {
  business: VendorDialogs_business$key
  asked: Asked | null
  open: boolean
  onClose: () => void
}

/** Everything that opens above the cards. */
export function VendorDialogs({ business, asked, open, onClose }: VendorDialogsProps) {
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
  const vendor = asked?.act.vendor

  return (
    <>
      <AddVendorDialog business={data} open={addition.open} onClose={addition.close} />
      {vendor && asked.act.kind === 'edit' && (
        <EditVendorDialog key={asked.turn} business={data} vendor={vendor} open={open} onClose={onClose} />
      )}
      {vendor && asked.act.kind === 'delete' && (
        <DeleteVendorDialog
          key={asked.turn}
          vendor={vendor}
          open={open}
          onClose={onClose}
          successor={asked.successor}
        />
      )}
    </>
  )
}
