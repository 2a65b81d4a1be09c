import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { customersDialogs } from '../dialogs/customersDialogs.ts'

/** The menu of the saved view that is shown. */
export function ViewMenu({ view }: { view: { readonly id: string; readonly name: string } }) {
  const open = customersDialogs.useOpen()
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="sm" label={`Edit the view ${view.name}`} title="Edit view" icon={<Ellipsis />} />
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => open('renameView', { view })}>
        Rename View
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => open('deleteView', { view })}>
        Delete View
      </MenuItem>
    </Menu>
  )
}
