import { StickyNote as NoteIcon } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { MyNotes_viewer$key } from '#web/__generated__/MyNotes_viewer.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { useDeleteStickyNote } from '#web/features/sticky-notes/acts/useDeleteStickyNote.ts'
import { StickyNote } from '#web/features/sticky-notes/cards/StickyNote.tsx'
import { noteDialogs } from '#web/features/sticky-notes/noteDialogs.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NoteList } from './NoteList.tsx'
import { noteShapeOf } from './noteGrid.ts'

const hint = 'Only you see your notes, until you share one with a team member.'

/** The user's own notes, page by page. */
export function MyNotes({ viewer }: { viewer: MyNotes_viewer$key }) {
  const { data, more } = usePages(
    graphql`
      fragment MyNotes_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "MyNotesPaginationQuery") {
        stickyNotes(first: $count, after: $cursor) @connection(key: "MyNotes_stickyNotes", filters: []) {
          edges {
            node {
              id
              ...StickyNote_note
            }
          }
        }
      }
    `,
    viewer,
  )
  const open = noteDialogs.useOpen()
  const deletion = useDeleteStickyNote()
  const list = useListFocus()
  const notes = data.stickyNotes.edges.map(({ node }) => node)

  return (
    <>
      {notes.length === 0 ? (
        <EmptyState
          icon={<NoteIcon />}
          title="No sticky notes yet. Create your first one!"
          action={<Button onClick={() => open('add')}>Add a note</Button>}
        >
          {hint}
        </EmptyState>
      ) : (
        <NoteList ref={list} count={notes.length} hint={hint}>
          {notes.map((note) => (
            <StickyNote
              key={note.id}
              note={note}
              leaving={deletion.leaving.has(note.id)}
              // Without confirmation: *Undo* restores the note and its shares.
              onDelete={(deleted) => void deletion.remove(deleted)}
              roomy
              className={noteShapeOf(notes.length)}
            />
          ))}
        </NoteList>
      )}
      <LoadMore {...more} noun="notes" />
    </>
  )
}
