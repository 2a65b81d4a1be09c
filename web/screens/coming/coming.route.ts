import { definePlainScreen } from '#web/router/screen.ts'
import { rooms } from './rooms.ts'

export const comingRoutes = rooms.map(({ paths, title }) =>
  definePlainScreen({
    paths,
    title,
    access: 'business',
    load: async () => (await import('./ComingScreen.tsx')).ComingScreen,
  }),
)
