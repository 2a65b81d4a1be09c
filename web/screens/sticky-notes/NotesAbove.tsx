import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { NotesAbove_viewer$key } from '#web/__generated__/NotesAbove_viewer.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { screenColors } from '#web/features/notes/colors.ts'
import type { NoteDialogRequest } from '#web/features/notes/NoteDialogs.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { addNoteDialog } from './sticky-notes.route.ts'

const fetchDialogs = () => import('#web/features/notes/NoteDialogs.tsx')
const NoteDialogs = lazy(async () => ({ default: (await fetchDialogs()).NoteDialogs }))

interface NotesAboveProps {
  viewer: NotesAbove_viewer$key
  dialog: DialogState
  /** The request with the current note. */
  request: NoteDialogRequest | null
}

/** The dialogs for the notes of a tab, in the eight colors of this screen. */
export function NotesAbove({ viewer, dialog, ...rest }: NotesAboveProps) {
  const data = useFragment(
    graphql`
      fragment NotesAbove_viewer on Viewer {
        ...NoteDialogs_viewer
      }
    `,
    viewer,
  )
  const addition = useDialogParam(addNoteDialog)
  return (
    <LazyDialogs open={addition.open || dialog.open} load={fetchDialogs}>
      <NoteDialogs viewer={data} palette={screenColors} addition={addition} dialog={dialog} {...rest} />
    </LazyDialogs>
  )
}
