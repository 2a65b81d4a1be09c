import { graphql, useFragment } from 'react-relay/hooks'
import type { NoteDialogs_viewer$key } from '#web/__generated__/NoteDialogs_viewer.graphql.ts'
import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { AddNoteDialog } from './AddNoteDialog.tsx'
import type { NoteColor } from './colors.ts'
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx'
import { EditNoteDialog } from './EditNoteDialog.tsx'
import { SharedNoteDialog } from './SharedNoteDialog.tsx'
import { ShareNoteDialog } from './ShareNoteDialog.tsx'

const dialogs = {
  add: AddNoteDialog,
  edit: EditNoteDialog,
  share: ShareNoteDialog,
  read: SharedNoteDialog,
  delete: DeleteNoteDialog,
}

export interface NoteDialogsProps {
  viewer: NoteDialogs_viewer$key
  /** The colors to choose from on this screen. */
  palette: readonly NoteColor[]
  opened: OpenedDialogs<typeof dialogs, 'viewer' | 'palette'>
}

/** All dialogs for notes. */
export function NoteDialogs({ viewer, palette, opened }: NoteDialogsProps) {
  const data = useFragment(
    graphql`
      fragment NoteDialogs_viewer on Viewer {
        ...ShareNoteDialog_viewer
      }
    `,
    viewer,
  )
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{ viewer: data, palette }} />
}
