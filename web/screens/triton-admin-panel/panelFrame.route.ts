import { definePlainScreen } from '#web/router/screen.ts'

/** Stands around the panel, so that Logout is there when the panel cannot be loaded. */
export const panelFrameRoute = definePlainScreen({
  paths: ['/'],
  title: 'Cuecard',
  access: 'superadmin',
  load: async () => (await import('./PanelFrame.tsx')).PanelFrame,
})
