import { definePlainScreen } from '#web/router/screen.ts'

export const verifyEmailRoute = definePlainScreen({
  paths: ['/verify-email'],
  title: 'Verify your email address',
  access: 'anyone',
  load: () => import('./VerifyEmailScreen.tsx').then((code) => code.VerifyEmailScreen),
})
