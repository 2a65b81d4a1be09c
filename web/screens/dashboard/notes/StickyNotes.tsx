import { StickyNote as NoteIcon, Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StickyNotes_viewer$key } from '#web/__generated__/StickyNotes_viewer.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useDeleteStickyNote } from '#web/features/notes/acts/useDeleteStickyNote.ts'
import { SharedNote } from '#web/features/notes/cards/SharedNote.tsx'
import { StickyNote } from '#web/features/notes/cards/StickyNote.tsx'
import { panelColors } from '#web/features/notes/colors.ts'
import { readNote, readSharedNote } from '#web/features/notes/dialogNote.ts'
import type { NoteDialogRequest } from '#web/features/notes/NoteDialogs.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { noteGrid, noteShape, notesEmpty } from '../layout.ts'
import { Panel } from '../Panel.tsx'

const fetchDialogs = () => import('#web/features/notes/NoteDialogs.tsx')
const NoteDialogs = lazy(async () => ({ default: (await fetchDialogs()).NoteDialogs }))

const tabs = [
  { value: 'mine', label: 'My Notes' },
  { value: 'shared', label: 'Shared with Me' },
] as const

/** Up to six notes of the user, and up to six shared notes. */
export function StickyNotes({ viewer }: { viewer: StickyNotes_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment StickyNotes_viewer on Viewer {
        stickyNotes(first: 6) {
          edges {
            node {
              id
              ...StickyNote_note
              ...dialogNote_note
            }
          }
        }
        sharedNotes(first: 6) {
          edges {
            node {
              id
              ...SharedNote_note
              ...dialogNote_sharedNote
            }
          }
        }
        ...NoteDialogs_viewer
      }
    `,
    viewer,
  )
  const { stickyNotes, sharedNotes } = data
  const [tab, setTab] = useState<'mine' | 'shared'>('mine')
  const addition = useDialogParam('add-note')
  const requests = useDialogRequest<NoteDialogRequest>()
  const deletion = useDeleteStickyNote()

  /** The request with the current note. */
  function latest(request: NoteDialogRequest): NoteDialogRequest {
    const { id } = request.note
    if (request.kind === 'read') {
      const edge = sharedNotes.edges.find(({ node }) => node.id === id)
      return edge ? { ...request, note: readSharedNote(edge.node) } : request
    }
    const edge = stickyNotes.edges.find(({ node }) => node.id === id)
    return edge ? { ...request, note: readNote(edge.node) } : request
  }

  return (
    <Panel
      title="Sticky Notes"
      to="/sticky-notes"
      className="lg:col-span-2"
      actions={<IconButton label="Add Note" icon={<Plus />} size="sm" onClick={addition.show} />}
      empty={null}
    >
      <Tabs label="Notes" tabs={tabs} value={tab} onChange={setTab}>
        <TabPanel value="mine">
          {stickyNotes.edges.length > 0 ? (
            <ul className={noteGrid}>
              {stickyNotes.edges.map(({ node }) => (
                <StickyNote
                  key={node.id}
                  note={node}
                  leaving={deletion.leaving.has(node.id)}
                  onRequest={requests.ask}
                  className={noteShape}
                />
              ))}
            </ul>
          ) : (
            <div className={notesEmpty}>
              <EmptyState
                compact
                icon={<NoteIcon />}
                title="No sticky notes yet. Create your first one!"
                action={<Button onClick={addition.show}>Add a note</Button>}
              />
            </div>
          )}
        </TabPanel>
        <TabPanel value="shared">
          {sharedNotes.edges.length > 0 ? (
            <ul className={noteGrid}>
              {sharedNotes.edges.map(({ node }) => (
                <SharedNote key={node.id} note={node} onRequest={requests.ask} className={noteShape} />
              ))}
            </ul>
          ) : (
            <div className={notesEmpty}>
              <EmptyState compact icon={<NoteIcon />} title="No notes have been shared with you yet." />
            </div>
          )}
        </TabPanel>
      </Tabs>
      <LazyDialogs open={addition.open || requests.open} load={fetchDialogs}>
        <NoteDialogs
          viewer={data}
          palette={panelColors}
          addition={addition}
          dialog={requests.dialog}
          request={requests.request && latest(requests.request)}
          onDelete={(note) => void deletion.remove(note)}
        />
      </LazyDialogs>
    </Panel>
  )
}
