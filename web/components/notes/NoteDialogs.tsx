import { graphql, useFragment } from 'react-relay/hooks'
import type { NoteDialogs_business$key } from '#web/__generated__/NoteDialogs_business.graphql.ts'
import type { Asked } from '#web/components/asked/useAsked.ts'
import { AddNoteDialog } from './AddNoteDialog.tsx'
import type { NoteColor } from './colors.ts'
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx'
import { EditNoteDialog } from './EditNoteDialog.tsx'
import type { NoteInHand, SharedNoteInHand } from './noteInHand.ts'
import { SharedNoteDialog } from './SharedNoteDialog.tsx'
import { ShareNoteDialog } from './ShareNoteDialog.tsx'

/** What a card asks for. */
export type NoteAct =
  | { readonly act: 'edit' | 'share' | 'delete'; readonly note: NoteInHand }
  | { readonly act: 'read'; readonly note: SharedNoteInHand }

interface NoteDialogsProps {
  business: NoteDialogs_business$key
  /** The colours to choose from on this screen. */
  palette: readonly NoteColor[]
  addition: { open: boolean; close: () => void }
  asked: Asked<NoteAct>
  /** What was asked for, with the note as it is by now. */
  request: NoteAct | undefined
  /** Not needed where notes are only read. */
  onDelete?: (id: string) => void
}

/** Everything that opens above notes, on whatever screen they are. */
export function NoteDialogs({ business, palette, addition, asked, request, onDelete }: NoteDialogsProps) {
  const data = useFragment(
    graphql`
      fragment NoteDialogs_business on Business {
        timeZone
        ...ShareNoteDialog_business
      }
    `,
    business,
  )
  const turn = asked.asked?.turn
  const dialog = { open: asked.open, onClose: asked.close, finalFocus: asked.successor }
  return (
    <>
      <AddNoteDialog palette={palette} open={addition.open} onClose={addition.close} />
      {request?.act === 'edit' && (
        <EditNoteDialog key={turn} note={request.note} palette={palette} {...dialog} />
      )}
      {request?.act === 'share' && (
        <ShareNoteDialog key={turn} business={data} note={request.note} {...dialog} />
      )}
      {request?.act === 'read' && (
        <SharedNoteDialog key={turn} note={request.note} timeZone={data.timeZone} {...dialog} />
      )}
      {request?.act === 'delete' && (
        <DeleteNoteDialog
          key={turn}
          note={request.note}
          {...dialog}
          onConfirm={() => {
            asked.close()
            onDelete?.(request.note.id)
          }}
        />
      )}
    </>
  )
}
