import { StickyNote as NoteIcon, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StickyNotes_viewer$key } from '#web/__generated__/StickyNotes_viewer.graphql.ts'
import type { StickyNotesLists_viewer$key } from '#web/__generated__/StickyNotesLists_viewer.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { useDeleteStickyNote } from '#web/features/sticky-notes/acts/useDeleteStickyNote.ts'
import { SharedNote } from '#web/features/sticky-notes/cards/SharedNote.tsx'
import { StickyNote } from '#web/features/sticky-notes/cards/StickyNote.tsx'
import { panelColors } from '#web/features/sticky-notes/colors.ts'
import { noteDialogs } from '#web/features/sticky-notes/noteDialogs.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { noteGrid, noteShape, notesEmpty } from '../layout.ts'
import { Panel } from '../Panel.tsx'

const dialogs = loadDialogs(
  async () => (await import('#web/features/sticky-notes/NoteDialogs.tsx')).NoteDialogs,
)

const tabs = [
  { value: 'mine', label: 'My Notes' },
  { value: 'shared', label: 'Shared with Me' },
] as const

/** The notes of the user and the shared ones, with their dialogs. */
export function StickyNotes({ viewer }: { viewer: StickyNotes_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment StickyNotes_viewer on Viewer {
        ...NoteDialogs_viewer
        ...StickyNotesLists_viewer
      }
    `,
    viewer,
  )
  return (
    <noteDialogs.Host of={dialogs} viewer={data} palette={panelColors}>
      <Lists viewer={data} />
    </noteDialogs.Host>
  )
}

/** Up to six notes of the user, and up to six shared notes. */
function Lists({ viewer }: { viewer: StickyNotesLists_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment StickyNotesLists_viewer on Viewer {
        stickyNotes(first: 6) {
          edges {
            node {
              id
              ...StickyNote_note
            }
          }
        }
        sharedNotes(first: 6) {
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
  const { stickyNotes, sharedNotes } = data
  const [tab, setTab] = useState<'mine' | 'shared'>('mine')
  const open = noteDialogs.useOpen()
  const ownList = useListFocus()
  const sharedList = useListFocus()
  const deletion = useDeleteStickyNote()

  return (
    <Panel
      title="Sticky Notes"
      to="/sticky-notes"
      className="lg:col-span-2"
      actions={<IconButton label="Add Note" icon={<Plus />} size="sm" onClick={() => open('add')} />}
      empty={null}
    >
      <Tabs label="Notes" tabs={tabs} value={tab} onChange={setTab}>
        <TabPanel value="mine">
          {stickyNotes.edges.length > 0 ? (
            <ul ref={ownList} className={noteGrid}>
              {stickyNotes.edges.map(({ node }) => (
                <StickyNote
                  key={node.id}
                  note={node}
                  leaving={deletion.leaving.has(node.id)}
                  onDelete={(_shown, note) =>
                    open('delete', { note, onDelete: (gone) => void deletion.remove(gone) })
                  }
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
                action={<Button onClick={() => open('add')}>Add a note</Button>}
              />
            </div>
          )}
        </TabPanel>
        <TabPanel value="shared">
          {sharedNotes.edges.length > 0 ? (
            <ul ref={sharedList} className={noteGrid}>
              {sharedNotes.edges.map(({ node }) => (
                <SharedNote key={node.id} note={node} className={noteShape} />
              ))}
            </ul>
          ) : (
            <div className={notesEmpty}>
              <EmptyState compact icon={<NoteIcon />} title="No notes have been shared with you yet." />
            </div>
          )}
        </TabPanel>
      </Tabs>
    </Panel>
  )
}
