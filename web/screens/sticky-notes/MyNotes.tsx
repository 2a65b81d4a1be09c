import { StickyNote as NoteIcon } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { MyNotes_viewer$key } from '#web/__generated__/MyNotes_viewer.graphql.ts'
import type { MyNotesPaginationQuery } from '#web/__generated__/MyNotesPaginationQuery.graphql.ts'
import type { NotesAbove_viewer$key } from '#web/__generated__/NotesAbove_viewer.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { useDeleteStickyNote } from '#web/features/notes/acts/useDeleteStickyNote.ts'
import { StickyNote } from '#web/features/notes/cards/StickyNote.tsx'
import { readNote } from '#web/features/notes/dialogNote.ts'
import type { NoteDialogRequest } from '#web/features/notes/NoteDialogs.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NoteList } from './NoteList.tsx'
import { NotesAbove } from './NotesAbove.tsx'
import { noteShapeOf } from './noteGrid.ts'
import { addNoteDialog } from './sticky-notes.route.ts'

const hint = 'Only you see your notes, until you share one with a team member.'

interface MyNotesProps {
  viewer: MyNotes_viewer$key
  dialogs: NotesAbove_viewer$key
}

/** The user's own notes, page by page. */
export function MyNotes({ viewer, dialogs }: MyNotesProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<MyNotesPaginationQuery, MyNotes_viewer$key>(
    graphql`
      fragment MyNotes_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "MyNotesPaginationQuery") {
        stickyNotes(first: $count, after: $cursor) @connection(key: "MyNotes_stickyNotes", filters: []) {
          edges {
            node {
              id
              ...StickyNote_note
              ...dialogNote_note
            }
          }
        }
      }
    `,
    viewer,
  )
  const addition = useDialogParam(addNoteDialog)
  const requests = useDialogRequest<NoteDialogRequest>()
  const deletion = useDeleteStickyNote()
  const { list, successor } = useListFocus()
  const notes = data.stickyNotes.edges.map(({ node }) => node)

  /** Notes are deleted without confirmation here: *Undo* restores the note and its shares. */
  function ask(request: NoteDialogRequest) {
    if (request.kind === 'delete') void deletion.remove(request.note)
    else requests.ask(request, successor)
  }

  /** The request with the current note. */
  function latest(request: NoteDialogRequest): NoteDialogRequest {
    const note = notes.find(({ id }) => id === request.note.id)
    return note && request.kind !== 'read' ? { ...request, note: readNote(note) } : request
  }

  return (
    <>
      {notes.length === 0 ? (
        <EmptyState
          icon={<NoteIcon />}
          title="No sticky notes yet. Create your first one!"
          action={<Button onClick={addition.show}>Add a note</Button>}
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
              onRequest={ask}
              roomy
              className={noteShapeOf(notes.length)}
            />
          ))}
        </NoteList>
      )}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} noun="notes" />
      <NotesAbove
        viewer={dialogs}
        dialog={requests.dialog}
        request={requests.request && latest(requests.request)}
      />
    </>
  )
}
