import { CalendarPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import type { CustomerDialogRequest } from '../customerDialogRequest.ts'

interface RowActionsProps {
  name: string
  canEdit: boolean
  canDelete: boolean
  onRequest: (kind: CustomerDialogRequest['kind']) => void
}

/** The actions for a customer in the list. */
export function RowActions({ name, canEdit, canDelete, onRequest }: RowActionsProps) {
  return (
    <div className="flex items-center justify-end print:hidden">
      {/* Touch screens have no hover and narrow ones no space, so they show only the menu. */}
      <div className="flex max-sm:hidden pointer-coarse:hidden pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
        <IconButton
          size="sm"
          label={`Schedule a contact with ${name}`}
          title="Schedule Contact"
          icon={<CalendarPlus />}
          onClick={() => onRequest('schedule')}
        />
        {canEdit && (
          <IconButton
            size="sm"
            label={`Edit ${name}`}
            title="Edit"
            icon={<Pencil />}
            onClick={() => onRequest('edit')}
          />
        )}
      </div>
      <Menu trigger={<IconButton size="sm" label={`More: ${name}`} title="More" icon={<Ellipsis />} />}>
        <MenuItem icon={<CalendarPlus />} onSelect={() => onRequest('schedule')}>
          Schedule Contact
        </MenuItem>
        {canEdit && (
          <MenuItem icon={<Pencil />} onSelect={() => onRequest('edit')}>
            Edit
          </MenuItem>
        )}
        {canDelete && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onRequest('delete')}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  )
}
