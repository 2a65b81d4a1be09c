import { StickyNote as NoteIcon } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { NotesAbove_viewer$key } from '#web/__generated__/NotesAbove_viewer.graphql.ts'
import type { SharedWithMe_viewer$key } from '#web/__generated__/SharedWithMe_viewer.graphql.ts'
import type { SharedWithMePaginationQuery } from '#web/__generated__/SharedWithMePaginationQuery.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { SharedNote } from '#web/features/notes/cards/SharedNote.tsx'
import { readSharedNote } from '#web/features/notes/dialogNote.ts'
import type { NoteDialogRequest } from '#web/features/notes/NoteDialogs.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NoteList } from './NoteList.tsx'
import { NotesAbove } from './NotesAbove.tsx'
import { noteShapeOf } from './noteGrid.ts'

const hint = 'What a team member shares shows up here, and changes as they change it.'

interface SharedWithMeProps {
  viewer: SharedWithMe_viewer$key
  dialogs: NotesAbove_viewer$key
}

/** Notes that other users share, page by page. */
export function SharedWithMe({ viewer, dialogs }: SharedWithMeProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    SharedWithMePaginationQuery,
    SharedWithMe_viewer$key
  >(
    graphql`
      fragment SharedWithMe_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "SharedWithMePaginationQuery") {
        sharedNotes(first: $count, after: $cursor)
          @connection(key: "SharedWithMe_sharedNotes", filters: []) {
          edges {
            node {
              id
              ...SharedNote_note
              ...dialogNote_sharedNote
            }
          }
        }
      }
    `,
    viewer,
  )
  const requests = useDialogRequest<NoteDialogRequest>()
  const { list, successor } = useListFocus()
  const notes = data.sharedNotes.edges.map(({ node }) => node)

  /** The request with the current note. */
  function latest(request: NoteDialogRequest): NoteDialogRequest {
    const note = notes.find(({ id }) => id === request.note.id)
    return note && request.kind === 'read' ? { ...request, note: readSharedNote(note) } : request
  }

  return (
    <>
      {notes.length === 0 ? (
        <EmptyState icon={<NoteIcon />} title="No notes have been shared with you yet.">
          {hint}
        </EmptyState>
      ) : (
        <NoteList ref={list} count={notes.length} hint={hint}>
          {notes.map((note) => (
            <SharedNote
              key={note.id}
              note={note}
              onRequest={(request) => requests.ask(request, successor)}
              roomy
              className={noteShapeOf(notes.length)}
            />
          ))}
        </NoteList>
      )}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} noun="shared notes" />
      <NotesAbove
        viewer={dialogs}
        dialog={requests.dialog}
        request={requests.request && latest(requests.request)}
      />
    </>
  )
}
