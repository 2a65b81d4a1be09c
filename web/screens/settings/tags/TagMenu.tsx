import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { settingsDialogs_tag$key } from '#web/__generated__/settingsDialogs_tag.graphql.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'

/** What can be done with a tag. */
export function TagMenu({ tag, label }: { tag: settingsDialogs_tag$key; label: string }) {
  const open = settingsDialogs.useOpen()
  return (
    <Menu trigger={<IconButton label={`More: ${label}`} title="More" icon={<Ellipsis />} size="sm" />}>
      <MenuItem icon={<Pencil />} onSelect={() => open('editTag', { tag })}>
        Edit
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => open('deleteTag', { tag })}>
        Delete
      </MenuItem>
    </Menu>
  )
}
