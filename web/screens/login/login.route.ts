import { definePlainScreen } from '#web/router/screen.ts'

export const loginRoute = definePlainScreen({
  paths: ['/login'],
  title: 'Sign in',
  access: 'guest',
  load: async () => (await import('./LoginScreen.tsx')).LoginScreen,
})
