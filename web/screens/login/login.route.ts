import { definePlainScreen } from '#web/router/screen.ts'

export const loginRoute = definePlainScreen({
  paths: ['/login'],
  title: 'Sign in',
  access: 'guest',
  load: () => import('./LoginScreen.tsx').then((code) => code.LoginScreen),
})
