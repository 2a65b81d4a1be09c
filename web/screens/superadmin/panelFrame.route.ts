import { definePlainScreen } from '#web/router/screen.ts'

/** The frame of the panel, so that *Logout* is there when the panel can't be loaded. */
export const panelFrameRoute = definePlainScreen({
  paths: ['/'],
  title: 'Cuecard',
  access: 'superadmin',
  load: () => import('./PanelFrame.tsx').then((code) => code.PanelFrame),
})
