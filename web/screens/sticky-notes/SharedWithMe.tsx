import { StickyNote as NoteIcon } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { SharedWithMe_viewer$key } from '#web/__generated__/SharedWithMe_viewer.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { SharedNote } from '#web/features/sticky-notes/cards/SharedNote.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NoteList } from './NoteList.tsx'
import { noteShapeOf } from './noteGrid.ts'

const hint = 'What a team member shares shows up here, and changes as they change it.'

/** Notes that other users share, page by page. */
export function SharedWithMe({ viewer }: { viewer: SharedWithMe_viewer$key }) {
  const { data, more } = usePages(
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
            }
          }
        }
      }
    `,
    viewer,
  )
  const list = useListFocus()
  const notes = data.sharedNotes.edges.map(({ node }) => node)

  return (
    <>
      {notes.length === 0 ? (
        <EmptyState icon={<NoteIcon />} title="No notes have been shared with you yet.">
          {hint}
        </EmptyState>
      ) : (
        <NoteList ref={list} count={notes.length} hint={hint}>
          {notes.map((note) => (
            <SharedNote key={note.id} note={note} roomy className={noteShapeOf(notes.length)} />
          ))}
        </NoteList>
      )}
      <LoadMore {...more} noun="shared notes" />
    </>
  )
}
