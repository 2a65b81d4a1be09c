import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import type { ViewDialogRequest } from './viewDialogRequest.ts'

interface ViewMenuProps {
  view: { readonly id: string; readonly name: string }
  onRequest: (request: ViewDialogRequest) => void
}

/** The menu of the saved view that is shown. */
export function ViewMenu({ view, onRequest }: ViewMenuProps) {
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="sm" label={`Edit the view ${view.name}`} title="Edit view" icon={<Ellipsis />} />
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => onRequest({ kind: 'rename', view })}>
        Rename View
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onRequest({ kind: 'delete', view })}>
        Delete View
      </MenuItem>
    </Menu>
  )
}
