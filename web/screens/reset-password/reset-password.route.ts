import { definePlainScreen } from '#web/router/screen.ts'

export const resetPasswordRoute = definePlainScreen({
  paths: ['/reset-password'],
  title: 'Choose a new password',
  access: 'anyone',
  load: async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen,
})
