import { Download, Ellipsis, Trash2, Users } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BusinessActions_business$key } from '#web/__generated__/BusinessActions_business.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { businessDialogs } from '../dialogs/businessDialogs.ts'

/** The actions for a business: its users, its export and its deletion. The status is changed at its badge. */
export function BusinessActions({ business: key }: { business: BusinessActions_business$key }) {
  const business = useFragment(
    graphql`
      fragment BusinessActions_business on ManagedBusiness {
        name
        canDelete
        ...businessDialogs_business
      }
    `,
    key,
  )
  const open = businessDialogs.useOpen()
  const { name, canDelete } = business
  return (
    <div className="flex items-center gap-2 lg:justify-end">
      <Button icon={<Users />} onClick={() => open('users', { business })}>
        View Users
      </Button>
      <Menu trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis />} />}>
        <MenuItem icon={<Download />} onSelect={() => open('export', { business })}>
          Download Export
        </MenuItem>
        {canDelete && (
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => open('delete', { business })}>
            Delete Business
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
