import { Users } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ShareNoteDialog_business$key } from '#web/__generated__/ShareNoteDialog_business.graphql.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { Colleague } from './Colleague.tsx'
import type { DialogNote } from './dialogNote.ts'

interface ShareNoteDialogProps extends DialogState {
  business: ShareNoteDialog_business$key
  note: DialogNote
}

/** Share Sticky Note: choosing a member shares at once. */
export function ShareNoteDialog({ business, note, ...dialog }: ShareNoteDialogProps) {
  const { colleagues } = useFragment(
    graphql`
      fragment ShareNoteDialog_business on Business {
        colleagues {
          id
          ...Colleague_user
        }
      }
    `,
    business,
  )
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
      {colleagues.length === 0 ? (
        <EmptyState compact icon={<Users />} title="No team members to share with">
          Active colleagues show up here.
        </EmptyState>
      ) : (
        <ul className="-mx-2 flex flex-col">
          {colleagues.map((colleague) => (
            <Colleague
              key={colleague.id}
              noteId={note.id}
              user={colleague}
              reads={readers.has(colleague.id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
