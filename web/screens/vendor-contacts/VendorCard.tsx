import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { VendorCard_vendorContact$key } from '#web/__generated__/VendorCard_vendorContact.graphql.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { accessLevels } from './accessLevels.ts'
import { vendorDialogs } from './dialogs/vendorDialogs.ts'
import { VendorFacts } from './VendorFacts.tsx'

/** A vendor contact as a card. */
export function VendorCard({ vendor }: { vendor: VendorCard_vendorContact$key }) {
  const data = useFragment(
    graphql`
      fragment VendorCard_vendorContact on VendorContact {
        company
        accessLevel
        canEdit
        canDelete
        ...VendorFacts_vendorContact
        ...vendorDialogs_vendorContact
      }
    `,
    vendor,
  )
  const open = vendorDialogs.useOpen()
  const heading = useId()
  const { label, tone } = accessLevels[data.accessLevel]
  const about = { size: 'sm', 'aria-describedby': heading } as const

  return (
    <Card as="li" className="group flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={data.company} />
        <div className="min-w-20 flex-1">
          <h2 id={heading} tabIndex={-1} data-row className="break-words font-semibold text-ink">
            {data.company}
          </h2>
          {/* Contacts that everyone can see have no badge. */}
          {data.accessLevel === 'ALL' ? (
            <p className="text-faint text-sm">{label}</p>
          ) : (
            <Badge tone={tone}>{label}</Badge>
          )}
        </div>
        {(data.canEdit || data.canDelete) && (
          <div className="-m-1 flex shrink-0 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
            {data.canEdit && (
              <IconButton
                {...about}
                data-key="e"
                label="Edit"
                icon={<Pencil />}
                onClick={() => open('edit', { vendor: data })}
              />
            )}
            {data.canDelete && (
              <IconButton
                {...about}
                label="Delete"
                icon={<Trash2 />}
                onClick={() => open('delete', { vendor: data })}
              />
            )}
          </div>
        )}
      </div>
      <VendorFacts vendor={data} />
    </Card>
  )
}
