import type { StickyNotesScreenQuery } from '#web/__generated__/StickyNotesScreenQuery.graphql.ts'
import query from '#web/__generated__/StickyNotesScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { tabAt } from '#web/router/tabAt.ts'
import { noteTabs } from './noteTabs.ts'

/** The name in the address of the dialog that adds a note. */
export const addNoteDialog = 'add-note'

export const stickyNotesRoute = defineScreen<StickyNotesScreenQuery>({
  paths: ['/sticky-notes'],
  title: 'Sticky Notes',
  access: 'business',
  menu: { icon: 'StickyNote' },
  heading: { add: { label: 'Add Note', dialog: addNoteDialog } },
  query,
  shows: ['Business', 'User', 'StickyNote', 'SharedNote'],
  variables: ({ search }) => ({ shared: tabAt(noteTabs, search).shared }),
  skeleton: () => import('./StickyNotesSkeleton.tsx').then((code) => code.StickyNotesSkeleton),
  load: () => import('./StickyNotesScreen.tsx').then((code) => code.StickyNotesScreen),
})
