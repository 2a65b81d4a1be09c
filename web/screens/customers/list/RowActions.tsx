import { CalendarPlus, ClipboardPen, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RowActions_customer$key } from '#web/__generated__/RowActions_customer.graphql.ts'
import { requestContact } from '#web/features/contacts/requests.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { useOpenFor } from '../dialogs/customersDialogs.ts'

/** The actions for a customer in the list. */
export function RowActions({ customer }: { customer: RowActions_customer$key }) {
  const data = useFragment(
    graphql`
      fragment RowActions_customer on Customer {
        id
        name
        canEdit
        canDelete
        ...customersDialogs_customer
      }
    `,
    customer,
  )
  const { id, name, canEdit, canDelete } = data
  const log = () => requestContact({ kind: 'log', customer: { id, name } })
  const open = useOpenFor(data)
  return (
    <div className="flex items-center justify-end print:hidden">
      {/* Touch screens have no hover and narrow ones no space, so they show only the menu. */}
      <div className="flex max-sm:hidden pointer-coarse:hidden pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
        <IconButton
          size="sm"
          data-key="l"
          label={`Log a call or visit of ${name}`}
          title="Log"
          icon={<ClipboardPen />}
          onClick={log}
        />
        <IconButton
          size="sm"
          data-key="s"
          label={`Schedule a contact with ${name}`}
          title="Schedule Contact"
          icon={<CalendarPlus />}
          onClick={() => open('schedule')}
        />
        {canEdit && (
          <IconButton
            size="sm"
            data-key="e"
            label={`Edit ${name}`}
            title="Edit"
            icon={<Pencil />}
            onClick={() => open('edit')}
          />
        )}
      </div>
      <Menu trigger={<IconButton size="sm" label={`More: ${name}`} title="More" icon={<Ellipsis />} />}>
        <MenuItem icon={<ClipboardPen />} onSelect={log}>
          Log
        </MenuItem>
        <MenuItem icon={<CalendarPlus />} onSelect={() => open('schedule')}>
          Schedule Contact
        </MenuItem>
        {canEdit && (
          <MenuItem icon={<Pencil />} onSelect={() => open('edit')}>
            Edit
          </MenuItem>
        )}
        {canDelete && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => open('delete')}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  )
}
