import { definePlainScreen } from '#web/router/screen.ts'

export const verifyEmailRoute = definePlainScreen({
  paths: ['/verify-email'],
  title: 'Verify your e-mail address',
  access: 'anyone',
  load: async () => (await import('./VerifyEmailScreen.tsx')).VerifyEmailScreen,
})
