import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { StickyNotesScreenQuery } from '#web/__generated__/StickyNotesScreenQuery.graphql.ts'
import { useTab } from '#web/router/useTab.ts'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { MyNotes } from './MyNotes.tsx'
import { noteTabs } from './noteTabs.ts'
import { SharedWithMe } from './SharedWithMe.tsx'
import { NotesSkeleton } from './StickyNotesSkeleton.tsx'

/** Sticky Notes: the user's own and shared ones. */
export function StickyNotesScreen({ queryRef }: { queryRef: PreloadedQuery<StickyNotesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<StickyNotesScreenQuery>(
    graphql`
      query StickyNotesScreenQuery($shared: Boolean!) @preloadable {
        viewer @required(action: THROW) {
          ...MyNotes_viewer @skip(if: $shared) @alias(as: "mine")
          ...SharedWithMe_viewer @include(if: $shared) @alias(as: "shared")
          # For the dialogs above either list.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...NotesAbove_viewer
        }
      }
    `,
    queryRef,
  )
  const { tab, choose, approach } = useTab(noteTabs)
  const { mine, shared } = viewer

  return (
    <Tabs label="Notes" tabs={noteTabs} value={tab} onChange={choose} onNear={approach}>
      {noteTabs.map(({ value, loading }) => (
        <TabPanel key={value} value={value}>
          {value === 'mine' && mine && <MyNotes viewer={mine} dialogs={viewer} />}
          {value === 'shared' && shared && <SharedWithMe viewer={shared} dialogs={viewer} />}
          {!(value === 'mine' ? mine : shared) && <NotesSkeleton label={loading} />}
        </TabPanel>
      ))}
    </Tabs>
  )
}
