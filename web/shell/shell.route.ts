import type { ShellQuery } from '#web/__generated__/ShellQuery.graphql.ts'
import query from '#web/__generated__/ShellQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'
import { LoadingScreen } from '#web/session/LoadingScreen.tsx'

/** The frame around every business screen. It is a screen itself: one query, loaded once. */
export const shellRoute = defineScreen<ShellQuery>({
  paths: ['/'],
  title: 'Cuecard',
  access: 'business',
  query,
  shows: ['Business', 'User', 'Notification', 'Contact', 'FollowUp', 'HotBoardItem', 'OrganizerTask'],
  skeleton: async () => LoadingScreen,
  load: () => import('./Shell.tsx').then((code) => code.Shell),
})
