import { superadminPath } from '#web/router/access.ts'
import { definePlainScreen } from '#web/router/screen.ts'

export const tritonAdminPanelRoute = definePlainScreen({
  paths: [superadminPath],
  title: 'Superadmin',
  access: 'superadmin',
  load: async () => (await import('./TritonAdminPanelScreen.tsx')).TritonAdminPanelScreen,
})
