import { Users } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ShareNoteDialog_viewer$key } from '#web/__generated__/ShareNoteDialog_viewer.graphql.ts'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { type NoteDialogProps, useDialogNote } from './dialogNote.ts'
import { ShareWithUser } from './ShareWithUser.tsx'

interface ShareNoteDialogProps extends NoteDialogProps {
  viewer: ShareNoteDialog_viewer$key
}

/** Share Sticky Note: selecting a user shares the note at once. */
export function ShareNoteDialog({ viewer, note: key, ...dialog }: ShareNoteDialogProps) {
  const note = useDialogNote(key)
  const { teammates } = useFragment(
    graphql`
      fragment ShareNoteDialog_viewer on Viewer {
        teammates {
          id
          ...ShareWithUser_user
          ...useUserOptions_users
        }
      }
    `,
    viewer,
  )
  const labels = new Map(useUserOptions(teammates).map(({ value, label }) => [value, label]))
  const readers = new Set(note.readers.map(({ id }) => id))
  return (
    <Dialog
      {...dialog}
      size="sm"
      title="Share Sticky Note"
      description={
        <>
          Choose who may read “<span className="break-words text-ink">{note.title}</span>”. Team members can
          view but not edit it.
        </>
      }
      footer={<DialogClose>Done</DialogClose>}
    >
      {teammates.length === 0 ? (
        <EmptyState compact icon={<Users />} title="No team members to share with">
          Active team members show up here.
        </EmptyState>
      ) : (
        <ul className="-mx-2 flex flex-col">
          {teammates.map((user) => (
            <ShareWithUser
              key={user.id}
              noteId={note.id}
              user={user}
              name={labels.get(user.id) ?? ''}
              reads={readers.has(user.id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
