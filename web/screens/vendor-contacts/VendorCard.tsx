import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { VendorCard_vendorContact$key } from '#web/__generated__/VendorCard_vendorContact.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { accessLevels } from './accessLevels.ts'
import { readVendor, type VendorDialogRequest } from './dialogs/vendorDialogRequest.ts'
import { VendorFacts } from './VendorFacts.tsx'

interface VendorCardProps {
  vendor: VendorCard_vendorContact$key
  onRequest: (request: VendorDialogRequest) => void
}

/** A vendor contact as a card. */
export function VendorCard({ vendor, onRequest }: VendorCardProps) {
  const data = useFragment(
    graphql`
      fragment VendorCard_vendorContact on VendorContact {
        company
        accessLevel
        canEdit
        canDelete
        ...VendorFacts_vendorContact
        ...vendorDialogRequest_vendorContact
      }
    `,
    vendor,
  )
  const heading = useId()
  const { label, tone } = accessLevels[data.accessLevel]
  const ask = (kind: VendorDialogRequest['kind']) => onRequest({ kind, vendor: readVendor(data) })
  const about = { size: 'sm', variant: 'ghost', 'aria-describedby': heading } as const

  return (
    <Card as="li" flush className="flex min-w-0 flex-col">
      <div className="flex-1 p-4">
        <div className="mb-3 flex items-start gap-3">
          <h2 id={heading} tabIndex={-1} className="min-w-0 flex-1 break-words font-semibold text-ink">
            {data.company}
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <VendorFacts vendor={data} />
      </div>
      {(data.canEdit || data.canDelete) && (
        <div className="flex items-center justify-end gap-1 border-line border-t p-1.5">
          {data.canEdit && (
            <Button {...about} icon={<Pencil />} onClick={() => ask('edit')}>
              Edit
            </Button>
          )}
          {data.canDelete && (
            <Button {...about} icon={<Trash2 />} onClick={() => ask('delete')}>
              Delete
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
