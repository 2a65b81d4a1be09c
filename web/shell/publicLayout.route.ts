import { definePlainScreen } from '#web/router/screen.ts'
import { LoadingScreen } from '#web/session/LoadingScreen.tsx'

/** The layout of screens for visitors who are not signed in to a business. */
export const publicLayoutRoute = definePlainScreen({
  paths: ['/'],
  title: 'Cuecard',
  access: 'anyone',
  skeleton: async () => LoadingScreen,
  load: () => import('./PublicLayout.tsx').then((code) => code.PublicLayout),
})
