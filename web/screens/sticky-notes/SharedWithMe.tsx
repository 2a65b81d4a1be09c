import { StickyNote as NoteIcon } from 'lucide-react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { NotesAbove_business$key } from '#web/__generated__/NotesAbove_business.graphql.ts'
import type { SharedWithMe_business$key } from '#web/__generated__/SharedWithMe_business.graphql.ts'
import type { SharedWithMePaginationQuery } from '#web/__generated__/SharedWithMePaginationQuery.graphql.ts'
import { useAsked } from '#web/components/asked/useAsked.ts'
import { useListFocus } from '#web/components/list-focus/useListFocus.ts'
import { LoadMore } from '#web/components/load-more/LoadMore.tsx'
import { SharedNote } from '#web/components/notes/cards/SharedNote.tsx'
import type { NoteAct } from '#web/components/notes/NoteDialogs.tsx'
import { readSharedNote } from '#web/components/notes/noteInHand.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NotesAbove } from './NotesAbove.tsx'
import { noteGrid, noteShape } from './noteGrid.ts'

interface SharedWithMeProps {
  business: SharedWithMe_business$key
  dialogs: NotesAbove_business$key
}

/** What colleagues share, a page at a time: to read, and to remove from one's own view. */
export function SharedWithMe({ business, dialogs }: SharedWithMeProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SharedWithMePaginationQuery,
    SharedWithMe_business$key
  >(
    graphql`
      fragment SharedWithMe_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "SharedWithMePaginationQuery") {
        timeZone
        sharedNotes(first: $count, after: $cursor)
          @connection(key: "SharedWithMe_sharedNotes", filters: []) {
          edges {
            node {
              id
              ...SharedNote_note
              ...noteInHand_sharedNote
            }
          }
        }
      }
    `,
    business,
  )
  const asked = useAsked<NoteAct>()
  const { list, successor } = useListFocus()
  const notes = data.sharedNotes.edges.map(({ node }) => node)

  /** What was asked for, with the note as it is by now. */
  function latest(request: NoteAct): NoteAct {
    const note = notes.find(({ id }) => id === request.note.id)
    return note && request.act === 'read' ? { ...request, note: readSharedNote(note) } : request
  }

  return (
    <>
      {notes.length === 0 ? (
        <EmptyState icon={<NoteIcon />} title="No notes have been shared with you yet.">
          What a colleague shares shows up here, and changes as they change it.
        </EmptyState>
      ) : (
        <div className="@container">
          <ul ref={list} className={noteGrid}>
            {notes.map((note) => (
              <SharedNote
                key={note.id}
                note={note}
                timeZone={data.timeZone}
                onAct={asked.ask}
                roomy
                className={noteShape}
              />
            ))}
          </ul>
        </div>
      )}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} noun="shared notes" />
      <NotesAbove
        business={dialogs}
        asked={{ ...asked, successor }}
        request={asked.asked ? latest(asked.asked.thing) : undefined}
      />
    </>
  )
}
