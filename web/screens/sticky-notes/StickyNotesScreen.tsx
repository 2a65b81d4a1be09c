import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { StickyNotesScreenQuery } from '#web/__generated__/StickyNotesScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { screenColors } from '#web/features/sticky-notes/colors.ts'
import { noteDialogs } from '#web/features/sticky-notes/noteDialogs.ts'
import { useTab } from '#web/router/useTab.ts'
import { TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { MyNotes } from './MyNotes.tsx'
import { noteTabs } from './noteTabs.ts'
import { SharedWithMe } from './SharedWithMe.tsx'
import { NotesSkeleton } from './StickyNotesSkeleton.tsx'

const dialogs = loadDialogs(
  async () => (await import('#web/features/sticky-notes/NoteDialogs.tsx')).NoteDialogs,
)

/** Sticky Notes: the user's own and shared ones. */
export function StickyNotesScreen({ queryRef }: { queryRef: PreloadedQuery<StickyNotesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<StickyNotesScreenQuery>(
    graphql`
      query StickyNotesScreenQuery($shared: Boolean!) @preloadable {
        viewer @required(action: THROW) {
          ...MyNotes_viewer @skip(if: $shared) @alias(as: "mine")
          ...SharedWithMe_viewer @include(if: $shared) @alias(as: "shared")
          ...NoteDialogs_viewer
        }
      }
    `,
    queryRef,
  )
  const { tab, choose, preloadTab } = useTab(noteTabs)
  const { mine, shared } = viewer

  return (
    <noteDialogs.Host of={dialogs} viewer={viewer} palette={screenColors}>
      <Tabs label="Notes" tabs={noteTabs} value={tab} onChange={choose} onPreload={preloadTab}>
        {noteTabs.map(({ value, loading }) => (
          <TabPanel key={value} value={value}>
            {value === 'mine' && mine && <MyNotes viewer={mine} />}
            {value === 'shared' && shared && <SharedWithMe viewer={shared} />}
            {!(value === 'mine' ? mine : shared) && <NotesSkeleton label={loading} />}
          </TabPanel>
        ))}
      </Tabs>
    </noteDialogs.Host>
  )
}
