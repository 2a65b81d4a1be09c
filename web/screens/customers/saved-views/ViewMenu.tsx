import { Ellipsis, Pencil, Trash2, Users } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { ViewMenuMutation } from '#web/__generated__/ViewMenuMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { customersDialogs } from '../dialogs/customersDialogs.ts'
import type { SavedView } from './useSavedViews.ts'

/** The menu of the saved view that is shown. */
export function ViewMenu({ view }: { view: SavedView }) {
  const open = customersDialogs.useOpen()
  const [share] = useMutation<ViewMenuMutation>(
    graphql`
      mutation ViewMenuMutation($input: ShareSavedViewInput!) {
        shareSavedView(input: $input) {
          savedView {
            isShared
          }
        }
      }
    `,
    { success: 'View shared with everybody', subject: view.name, failure: 'Failed to share view' },
  )
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
      {view.canShare && (
        <MenuItem icon={<Users />} onSelect={() => share({ input: { id: view.id } })}>
          Share with Everybody
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => open('deleteView', { view })}>
        Delete View
      </MenuItem>
    </Menu>
  )
}
