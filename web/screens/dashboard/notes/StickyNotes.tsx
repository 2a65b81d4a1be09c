import { StickyNote as NoteIcon } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { noteGrid } from '../layout.ts'
import { Panel } from '../Panel.tsx'
import type { StickyNotes_business$key } from './__generated__/StickyNotes_business.graphql.ts'
import { StickyNote } from './StickyNote.tsx'

/** Up to six of one's own notes (part 2, section 2). */
export function StickyNotes({ business }: { business: StickyNotes_business$key }) {
  const { timeZone, stickyNotes } = useFragment(
    graphql`
      fragment StickyNotes_business on Business {
        timeZone
        stickyNotes(first: 6) {
          edges {
            node {
              id
              ...StickyNote_note
            }
          }
        }
      }
    `,
    business,
  )
  return (
    <Panel
      title="Sticky Notes"
      to="/sticky-notes"
      className="lg:col-span-2"
      empty={
        <EmptyState compact icon={<NoteIcon />} title="No sticky notes yet">
          Your own notes show up here.
        </EmptyState>
      }
    >
      {stickyNotes.edges.length > 0 && (
        <ul className={noteGrid}>
          {stickyNotes.edges.map(({ node }) => (
            <StickyNote key={node.id} note={node} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
