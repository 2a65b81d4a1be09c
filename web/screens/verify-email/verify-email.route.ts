import { definePlainScreen } from '#web/router/screen.ts'

export const verifyEmailRoute = definePlainScreen({
  paths: ['/verify-email'],
  title: 'Verify your email address',
  access: 'anyone',
  load: async () => (await import('./VerifyEmailScreen.tsx')).VerifyEmailScreen,
})
